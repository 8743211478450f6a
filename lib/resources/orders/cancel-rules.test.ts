import { type CancelBasis, cancelObstacle, isCancelDone, orderAfter } from "./cancel-rules";
import { explainOrderStatus } from "./order-status";
import type { orderTypes, paymentMethods } from "./orders.calls";

type Type = (typeof orderTypes)[number];
type Method = (typeof paymentMethods)[number];

/** The document's own numbers (2§3), written out: another reckoning than the product's. */
const bits = [1, 2, 8, 16, 32, 64, 1_048_576, 8_388_608, 16_777_216];
const [paid, refunded, cancelled] = [2, 1_048_576, 16_777_216];
const types: readonly Type[] = [
  "VENDING",
  "LOCKER",
  "LAUNDRY",
  "DISCOUNT",
  "E_SHOP",
  "MARKETPLACE",
  "IRONING",
  "BEAUTY",
];
const methods: readonly Method[] = ["online-card", "on-delivery-cash", "on-delivery-pos", "external", "pos-preorder"];
const invoices = [undefined, { isPaid: false }, { isPaid: true }];
const deliveries = [undefined, 0, 1, 15, 1 + cancelled];

/** Every order that the rules can tell apart: all sets of flags, with each input. */
function* everyOrder(): Generator<CancelBasis> {
  const sets = Array.from({ length: 2 ** bits.length }, (_, set) =>
    bits.reduce((mask, bit, place) => ((set >> place) & 1 ? mask + bit : mask), 0),
  );
  for (const status of sets)
    for (const isDelivered of [false, true])
      for (const orderType of types)
        for (const code of methods)
          for (const invoice of invoices)
            for (const deliveryStatus of deliveries)
              yield { status, isDelivered, orderType, paymentMethod: { code }, invoice, deliveryStatus };
}

const has = (mask: number, bit: number) => Math.floor(mask / bit) % 2 === 1;

/** The five rules of 2§4 as two questions: is it off, and if not, is it done. */
function reads({ status, isDelivered, orderType, paymentMethod, invoice }: CancelBasis): string {
  const isPaid = has(status, paid) || paymentMethod.code === "external" || invoice?.isPaid === true;
  const isOff = has(status, cancelled) && (isDelivered || !isPaid || has(status, refunded));
  if (isOff) return "CANCELLED";
  const isClosed = isPaid && has(status, refunded) && !has(status, cancelled);
  return isDelivered || orderType === "VENDING" || isClosed ? "SUCCESS" : "IN_PROGRESS";
}

/** What the issue says of both steps, over the wire's own numbers. */
function expected(order: CancelBasis) {
  const isOpen = !has(order.status, cancelled) && !has(order.status, refunded);
  const afterCancel = { ...order, status: has(order.status, cancelled) ? order.status : order.status + cancelled };
  const mask = order.deliveryStatus ?? 0;
  const afterDelivery = { ...order, isDelivered: false };
  const hasDelivery = mask > 0 && !has(mask, cancelled);
  return {
    now: reads(order),
    mayCancel: isOpen,
    afterCancel: reads(afterCancel),
    mayCancelDelivery: hasDelivery && reads(afterDelivery) === "IN_PROGRESS",
    afterDelivery: reads(afterDelivery),
  };
}

function found(order: CancelBasis): ReturnType<typeof expected> {
  return {
    now: explainOrderStatus(order).status,
    mayCancel: cancelObstacle("order", order) === undefined,
    afterCancel: explainOrderStatus(orderAfter("order", order)).status,
    mayCancelDelivery: cancelObstacle("delivery", order) === undefined,
    afterDelivery: explainOrderStatus(orderAfter("delivery", order)).status,
  };
}

const locker: CancelBasis = {
  status: 1,
  isDelivered: false,
  orderType: "LOCKER",
  paymentMethod: { code: "online-card" },
  deliveryStatus: 1,
};

describe("cancelling an order or its delivery", () => {
  it("ORDR-007 ORDR-012 ORDR-013 ORDR-014 ORDR-015 ORDR-016 ORDR-017 ORDR-018 ORDR-019 ORDR-023 all flags with each input of the rules give what a second reckoning gives, before and after each step", () => {
    const apart: unknown[] = [];
    const seen = new Set<string>();
    let count = 0;
    for (const order of everyOrder()) {
      count += 1;
      const [wanted, is] = [Object.values(expected(order)).join(" "), Object.values(found(order)).join(" ")];
      seen.add(wanted);
      if (wanted !== is && apart.length < 5) apart.push({ order, wanted, is });
    }
    expect(apart).toEqual([]);
    expect(count).toBe(512 * 2 * 8 * 5 * 3 * 5);
    // Not all of them are alike, or nothing would be proved.
    expect(seen.size).toBeGreaterThan(12);
  });

  it.each([
    ["cancelled", "order", { status: 1 + cancelled }],
    ["refunded", "order", { status: 1 + paid + refunded }],
    ["no-delivery", "delivery", { deliveryStatus: undefined }],
    ["no-delivery", "delivery", { deliveryStatus: 0 }],
    ["delivery-cancelled", "delivery", { deliveryStatus: 1 + cancelled }],
    ["not-in-progress", "delivery", { orderType: "VENDING" }],
    ["not-in-progress", "delivery", { status: 1 + cancelled }],
    [undefined, "order", { isDelivered: true }],
    [undefined, "delivery", { isDelivered: true, status: 3, deliveryStatus: 15 }],
  ] as const)("ORDR-023 %s bars the %s of %j", (obstacle, step, facts) => {
    expect(cancelObstacle(step, { ...locker, ...facts })).toBe(obstacle);
  });

  it("ORDR-018 ORDR-019 each step is seen as done by what it changes, and by nothing else", () => {
    expect([isCancelDone("order", locker), isCancelDone("delivery", locker)]).toEqual([false, false]);
    const order = orderAfter("order", locker);
    expect([isCancelDone("order", order), isCancelDone("delivery", order)]).toEqual([true, false]);
    const delivery = orderAfter("delivery", { ...locker, isDelivered: true });
    expect([isCancelDone("order", delivery), isCancelDone("delivery", delivery)]).toEqual([false, true]);
    expect(delivery.isDelivered).toBe(false);
  });
});
