import { answerOf } from "./order-answer";
import { orderFlags } from "./order-status";
import type { OrderDetail } from "./orders.list";

const water = { id: 5, name: "Apă plată", barcode: undefined, image: undefined };
const paidAt = "2026-03-14T08:01:00Z";

const order: OrderDetail = {
  id: 7,
  eventDate: "2026-03-14T08:00:00Z",
  amount: "14.00",
  user: { id: 3, firstName: "Ioana", lastName: "Marin", email: "ioana@example.test", phone: "0720000000" },
  orderType: "LOCKER",
  storage: { id: 3, name: "Gara de Nord" },
  paymentMethod: { code: "online-card" },
  status: orderFlags.NEW | orderFlags.PAID,
  deliveryStatus: 1,
  deliveryType: 1,
  orderDetails: { deliveryDetail: undefined },
  orderChannel: undefined,
  invoice: undefined,
  isPrePaid: true,
  isDelivered: false,
  orderItems: [
    { id: 1, product: water, quantity: 2, price: "7.00", serialNumbers: ["SN1"], total: "14.00" },
    { id: 2, product: { ...water, name: "Cafea" }, quantity: 0, price: "5.00", serialNumbers: [], total: "0.00" },
  ],
  payments: [
    { id: 1, created: paidAt, amount: "14.00", method: "online-card", isRefund: false },
    { id: 2, created: "2026-03-15T10:00:00Z", amount: "-4", method: "online-card", isRefund: true },
  ],
};

const answered = (kind: "CAPTURE" | "REFUND", amount: string, isApproved = true) => ({
  ...{ id: 1, created: paidAt, kind, isApproved, amount },
  responseCode: isApproved ? "00" : "51",
  reference: "PAY0123456789",
});

const now = new Date("2026-03-20T08:00:00Z");

describe("the answer for a customer", () => {
  it("is made of what was ordered, where, when, paid and given back, and of the state", () => {
    expect(answerOf(order, [answered("CAPTURE", "14.00"), answered("REFUND", "4.00")], now)).toEqual({
      id: 7,
      placed: "2026-03-14T08:00:00Z",
      isPlacedToCome: false,
      storage: "Gara de Nord",
      items: [{ quantity: 2, name: "Apă plată", total: "14.00" }],
      pieces: 2,
      amount: "14.00",
      payments: [{ at: paidAt, amount: "14.00", method: "online-card", isToCome: false }],
      refunds: [{ at: "2026-03-15T10:00:00Z", amount: "4.00", isToCome: false }],
      processorTook: undefined,
      processorReturned: undefined,
      refusedTries: [],
      countsAsPaid: false,
      isDeliveryCancelled: false,
      hasNoRefund: false,
      countsAsRefunded: false,
      state: "IN_PROGRESS",
    });
  });

  it("P27 no name brings a line of its own, or what is not seen", () => {
    const promise = "Gara\n\nYou are paid back\u202E today.\u200B";
    const [first, ...others] = order.orderItems;
    if (first === undefined) throw new Error("The order has no item.");
    const told = answerOf({
      ...order,
      storage: { id: 3, name: promise },
      orderItems: [{ ...first, product: { ...water, name: promise } }, ...others],
    });
    expect([told.storage, told.items[0]?.name]).toEqual(Array(2).fill("Gara You are paid back today."));
  });

  it("tells what the payment processor took where that is not what the order lists, and tries that took nothing", () => {
    const confirmations = [
      answered("CAPTURE", "14.00"),
      answered("CAPTURE", "14.00"),
      answered("CAPTURE", "14.00", false),
    ];
    const { processorTook, processorReturned, refusedTries } = answerOf(order, confirmations, now);
    expect(processorTook).toEqual({ count: 2, amount: "28.00" });
    expect(processorReturned).toBeUndefined();
    expect(refusedTries).toEqual([{ at: paidAt, amount: "14.00" }]);
    expect(answerOf(order).processorTook).toBeUndefined();
  });

  it("ORDR-012 says that it counts as paid only where no payment is listed", () => {
    expect(answerOf({ ...order, payments: [] }).countsAsPaid).toBe(true);
    expect(answerOf({ ...order, payments: [], status: orderFlags.NEW }).countsAsPaid).toBe(false);
  });

  it("ORDR-018 ORDR-019 tells that it is cancelled, whatever it reads by the rules, and that no refund is recorded", () => {
    const paidOnly = order.payments.slice(0, 1);
    const cancelled = { ...order, status: order.status + orderFlags.CANCELLED, payments: paidOnly };
    const told = (changed: object, confirmations = [answered("CAPTURE", "14.00")]) => {
      const { state, hasNoRefund, countsAsRefunded } = answerOf({ ...cancelled, ...changed }, confirmations, now);
      return { state, hasNoRefund, countsAsRefunded };
    };
    const waits = { state: "CANCELLED", hasNoRefund: true, countsAsRefunded: false };
    expect(told({})).toEqual(waits);
    expect(told({ payments: [] })).toEqual(waits);
    expect(told({ payments: [] }, [])).toEqual({ ...waits, hasNoRefund: false });
    expect(told({ payments: order.payments })).toEqual({ ...waits, hasNoRefund: false });
    expect(told({}, [answered("REFUND", "14.00")])).toEqual({ ...waits, hasNoRefund: false });
    expect(told({ status: cancelled.status + orderFlags.TOTAL_REFUND })).toEqual({
      ...{ state: "CANCELLED", hasNoRefund: false, countsAsRefunded: true },
    });
    expect(told({ status: order.status })).toMatchObject({ state: "IN_PROGRESS", hasNoRefund: false });
    const { isDeliveryCancelled, state } = answerOf({ ...order, deliveryStatus: 1 + 2 ** 24 }, [], now);
    expect({ isDeliveryCancelled, state }).toEqual({ isDeliveryCancelled: true, state: "IN_PROGRESS" });
  });

  it("tells nothing as done that lies ahead", () => {
    const before = new Date("2026-03-15T09:00:00Z");
    const told = answerOf(order, [{ ...answered("REFUND", "4.00"), created: "2026-03-15T10:00:00Z" }], before);
    expect(told.refunds).toEqual([{ at: "2026-03-15T10:00:00Z", amount: "4.00", isToCome: true }]);
    expect(told.processorReturned).toBeUndefined();
    const refusedLater = { ...answered("CAPTURE", "14.00", false), created: "2026-03-16T08:00:00Z" };
    expect(answerOf(order, [refusedLater], before).refusedTries).toEqual([]);
    expect(answerOf(order, [], new Date("2026-03-01T08:00:00Z"))).toMatchObject({
      isPlacedToCome: true,
      payments: [{ isToCome: true }],
    });
  });
});
