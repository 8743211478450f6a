import fc from "fast-check";
import type { Confirmation } from "./chronology";
import { type CheckedFacts, type ContradictionRule, contradictionsOf } from "./contradictions";
import { orderFlags, paidByOf } from "./order-status";
import type { OrderDetail } from "./orders.list";

const now = new Date("2026-03-14T12:00:00Z");

const water = { id: 5, name: "Apă plată", barcode: undefined, image: undefined };

/** Paid by card and delivered: nothing contradicts. */
const sound: OrderDetail = {
  id: 7,
  eventDate: "2026-03-14T08:00:00Z",
  amount: "14.00",
  orderType: "LOCKER",
  paymentMethod: { code: "online-card" },
  status: orderFlags.NEW | orderFlags.PAID,
  orderDetails: { deliveryDetail: undefined },
  user: undefined,
  storage: undefined,
  invoice: undefined,
  deliveryStatus: undefined,
  deliveryType: undefined,
  orderChannel: undefined,
  isPrePaid: true,
  isDelivered: true,
  orderItems: [{ id: 1, product: water, quantity: 2, price: "7.00", serialNumbers: [], total: "14.00" }],
  payments: [{ id: 1, created: "2026-03-14T08:01:00Z", amount: "14.00", method: "online-card", isRefund: false }],
};

const moved = (...amounts: string[]): OrderDetail["payments"] =>
  amounts.map((amount, index) => ({
    id: index + 1,
    created: "2026-03-14T08:01:00Z",
    amount,
    method: "online-card",
    isRefund: amount.startsWith("-"),
  }));

const confirmed = (kind: "CAPTURE" | "REFUND", amount: string, isApproved = true): Confirmation => ({
  id: 1,
  created: "2026-03-14T08:01:00Z",
  kind,
  isApproved,
  amount,
  responseCode: isApproved ? "00" : "51",
  reference: "PAY1",
});

function check(changes: Partial<OrderDetail>, confirmations: CheckedFacts["confirmations"] = [], at = now) {
  return contradictionsOf({ order: { ...sound, ...changes }, confirmations, now: at });
}

const found = (...given: Parameters<typeof check>) => check(...given).found;
const ids = (...given: Parameters<typeof check>) => found(...given).map(({ id }) => id);

describe("contradictions of an order", () => {
  it("finds none in an order whose facts agree", () => {
    expect(check({})).toEqual({ found: [], unchecked: [] });
  });

  it("ORDR-012 paid without payment: the flag or the invoice says so, and no money came by either source", () => {
    expect(found({ payments: [] })).toEqual([{ id: "paidWithoutPayment", paidBy: ["paid-flag"], amount: "14.00" }]);
    const invoice = {
      id: 1,
      number: "BON 1",
      isPaid: true,
      totalAmount: "14.00",
      createDate: sound.eventDate,
      dueDate: undefined,
    };
    expect(found({ payments: [], status: 1, invoice })).toEqual([
      { id: "paidWithoutPayment", paidBy: ["paid-invoice"], amount: "14.00" },
    ]);
    expect(ids({ payments: [] }, [confirmed("CAPTURE", "14.00", false)])).toEqual(["paidWithoutPayment"]);
    expect(ids({ payments: [] }, [confirmed("CAPTURE", "14.00")])).toEqual([]);
  });

  it("ORDR-012 an external method, an order that nobody calls paid and one that costs nothing need no payment here", () => {
    expect(ids({ payments: [], paymentMethod: { code: "external" } })).toEqual([]);
    expect(ids({ payments: [], status: 1 })).toEqual([]);
    expect(ids({ payments: [], amount: "0.00", orderItems: [] })).toEqual([]);
  });

  it("a refund above what was paid, by the order's payments and by the processor's answers", () => {
    expect(found({ payments: moved("14.00", "-14.01") })).toEqual([
      { id: "refundAbovePayment", source: "payments", refunded: "14.01", paid: "14.00" },
    ]);
    expect(found({}, [confirmed("CAPTURE", "14.00"), confirmed("REFUND", "20.00")])).toEqual([
      { id: "refundAbovePayment", source: "processor", refunded: "20.00", paid: "14.00" },
    ]);
    expect(ids({ payments: moved("14.00", "-14.00") })).toEqual([]);
    expect(ids({}, [confirmed("CAPTURE", "14.00"), confirmed("REFUND", "20.00", false)])).toEqual([]);
  });

  it("captured twice: until what was too much has gone back; a refused try takes nothing", () => {
    expect(found({ payments: moved("14.00", "14.00") })).toEqual([
      { id: "capturedTwice", source: "payments", count: 2, taken: "28.00", refunded: "0.00", amount: "14.00" },
    ]);
    expect(found({}, [confirmed("CAPTURE", "14.00"), confirmed("CAPTURE", "14.00")])).toEqual([
      { id: "capturedTwice", source: "processor", count: 2, taken: "28.00", refunded: "0.00", amount: "14.00" },
    ]);
    expect(ids({ payments: moved("14.00", "14.00", "-14.00") })).toEqual([]);
    expect(ids({ payments: moved("9.00", "5.00") })).toEqual([]);
    expect(ids({}, [confirmed("CAPTURE", "14.00", false), confirmed("CAPTURE", "14.00")])).toEqual([]);
  });

  it("amounts that differ: of the order, its items and its invoice", () => {
    expect(found({ amount: "13.00", payments: moved("13.00") })).toEqual([
      { id: "amountsDiffer", order: "13.00", items: "14.00", invoice: undefined },
    ]);
    const invoice = {
      id: 1,
      number: "BON 1",
      isPaid: true,
      totalAmount: "15.5",
      createDate: sound.eventDate,
      dueDate: undefined,
    };
    expect(found({ invoice })).toEqual([{ id: "amountsDiffer", order: "14.00", items: "14.00", invoice: "15.5" }]);
    expect(ids({ invoice: { ...invoice, totalAmount: "14" } })).toEqual([]);
    expect(ids({ orderItems: [] })).toEqual([]);
  });

  it("ORDR-013 cancelled and delivered", () => {
    expect(found({ status: sound.status | orderFlags.CANCELLED })).toEqual([{ id: "cancelledAndDelivered" }]);
    expect(ids({ status: orderFlags.NEW | orderFlags.CANCELLED, isDelivered: false })).toEqual([]);
  });

  it("ORDR-013 cancelled and paid: the refund is missing, and not the delivery that nobody waits for", () => {
    const window = { since: "2026-03-14T09:00:00Z", upTo: "2026-03-14T11:00:00Z" };
    const status = sound.status | orderFlags.CANCELLED;
    const late = { isDelivered: false, orderDetails: { deliveryDetail: window }, status };
    expect(found(late)).toEqual([{ id: "refundMissing", paidBy: ["paid-flag"], amount: "14.00" }]);
    expect(ids({ ...late, orderDetails: sound.orderDetails })).toEqual(["refundMissing"]);
    expect(ids({ ...late, status: status | orderFlags.TOTAL_REFUND })).toEqual([]);
    expect(ids({ ...late, amount: "0.00", orderItems: [], payments: [] })).toEqual([]);
  });

  it("no money has moved by what is recorded for a moment to come", () => {
    const later = "2026-03-14T13:00:00Z";
    const dated = (...amounts: string[]) =>
      moved(...amounts).map((each, index) => (index === 0 ? each : { ...each, created: later }));
    expect(ids({ payments: dated("14.00", "14.00") })).toEqual([]);
    expect(ids({ payments: dated("14.00", "14.00") }, [], new Date(later))).toEqual(["capturedTwice"]);
    expect(ids({ payments: dated("14.00", "-20.00") })).toEqual([]);
    expect(ids({ payments: [] }, [{ ...confirmed("CAPTURE", "14.00"), created: later }])).toEqual([
      "paidWithoutPayment",
    ]);
  });

  it("ORDR-006 ORDR-017 the window is over: only of an order in progress, only once it has ended", () => {
    const upTo = "2026-03-14T11:00:00Z";
    const orderDetails = { deliveryDetail: { since: "2026-03-14T09:00:00Z", upTo } };
    const open = { isDelivered: false, orderDetails };
    expect(found(open)).toEqual([{ id: "windowOver", upTo }]);
    expect(ids(open, [], new Date(upTo))).toEqual([]);
    expect(ids({ orderDetails })).toEqual([]);
    expect(ids({ ...open, orderType: "VENDING" })).toEqual([]);
    expect(
      ids({ isDelivered: false, orderDetails: { deliveryDetail: { since: "2026-03-14T09:00:00Z", upTo: undefined } } }),
    ).toEqual([]);
  });

  it("what needs the processor's answers says that it could not be checked without them; what does not is found", () => {
    const without = (changes: Partial<OrderDetail>) =>
      contradictionsOf({ order: { ...sound, ...changes }, confirmations: undefined, now });
    expect(without({})).toEqual({ found: [], unchecked: ["capturedTwice", "refundAbovePayment"] });
    expect(without({ payments: [] }).unchecked).toEqual(["capturedTwice", "paidWithoutPayment", "refundAbovePayment"]);
    const twice = without({ payments: moved("14.00", "14.00"), amount: "13.00" });
    expect(twice.found.map(({ id }) => id)).toEqual(["capturedTwice", "amountsDiffer"]);
    expect(twice.unchecked).toEqual(["refundAbovePayment"]);
  });
});

/** Everything in bani, as whole numbers: computed once more, in another way. */
interface Drawn {
  amount: number;
  items: number[];
  invoice: { total: number; isPaid: boolean } | undefined;
  paid: number[];
  refunds: number[];
  captures: number[];
  returns: number[];
  status: number;
  isDelivered: boolean;
  isVending: boolean;
  isExternal: boolean;
  windowEnd: number | undefined;
}

const bani = fc.integer({ min: 0, max: 4 }).map((count) => count * 50);
const some = fc.array(bani, { maxLength: 3 });
const flags = fc.subarray([1, 2, 8, 16, 32, 64, 2 ** 20, 2 ** 23, 2 ** 24]);
const drawn: fc.Arbitrary<Drawn> = fc.record({
  amount: bani,
  items: some,
  invoice: fc.option(fc.record({ total: bani, isPaid: fc.boolean() }), { nil: undefined }),
  paid: some,
  refunds: some,
  captures: some,
  returns: some,
  status: flags.map((set) => set.reduce((sum, flag) => sum + flag, 0)),
  isDelivered: fc.boolean(),
  isVending: fc.boolean(),
  isExternal: fc.boolean(),
  windowEnd: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
});

const text = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
const total = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const hourMs = 3_600_000;

function orderOf(given: Drawn): OrderDetail {
  const upTo = given.windowEnd === undefined ? undefined : new Date(now.getTime() + given.windowEnd * hourMs);
  const since = new Date(now.getTime() - 9 * hourMs).toISOString();
  return {
    ...sound,
    amount: text(given.amount),
    status: given.status,
    isDelivered: given.isDelivered,
    orderType: given.isVending ? "VENDING" : "LOCKER",
    paymentMethod: { code: given.isExternal ? "external" : "online-card" },
    orderDetails: { deliveryDetail: upTo && { since, upTo: upTo.toISOString() } },
    orderItems: given.items.map((amount, id) => ({
      ...{ id, product: water, quantity: 1, serialNumbers: [] },
      price: text(amount),
      total: text(amount),
    })),
    payments: moved(...given.paid.map(text), ...given.refunds.map((amount) => `-${text(amount)}`)),
    invoice: given.invoice && {
      ...{ id: 1, number: "BON 1", createDate: sound.eventDate, dueDate: undefined },
      totalAmount: text(given.invoice.total),
      isPaid: given.invoice.isPaid,
    },
  };
}

const confirmationsOf = ({ captures, returns }: Drawn) => [
  ...captures.map((amount) => confirmed("CAPTURE", text(amount))),
  ...returns.map((amount) => confirmed("REFUND", text(amount))),
  // Refused ones, which move nothing.
  confirmed("CAPTURE", "99.00", false),
  confirmed("REFUND", "99.00", false),
];

/** By whole numbers and bits, without the rules' own helpers. */
function expectedOf(given: Drawn): Set<ContradictionRule> {
  const { amount, items, invoice, paid, refunds, captures, returns, status } = given;
  const isCancelled = status >= 2 ** 24;
  const isRefunded = Math.floor(status / 2 ** 20) % 2 === 1;
  const countsAsPaid = given.isExternal || invoice?.isPaid === true || Math.floor(status / 2) % 2 === 1;
  const isClosed =
    given.isDelivered ||
    given.isVending ||
    (isCancelled && (!countsAsPaid || isRefunded)) ||
    (!isCancelled && countsAsPaid && isRefunded);
  const isTwice = (taken: number[], back: number[]) => taken.length > 1 && total(taken) - total(back) > amount;
  const expected: [ContradictionRule, boolean][] = [
    ["capturedTwice", isTwice(paid, refunds) || isTwice(captures, returns)],
    ["paidWithoutPayment", countsAsPaid && !given.isExternal && amount > 0 && total(paid) + total(captures) === 0],
    ["refundAbovePayment", total(refunds) > total(paid) || total(returns) > total(captures)],
    [
      "amountsDiffer",
      (items.length > 0 && total(items) !== amount) || (invoice !== undefined && invoice.total !== amount),
    ],
    ["cancelledAndDelivered", isCancelled && given.isDelivered],
    ["refundMissing", !isClosed && isCancelled && amount > 0],
    ["windowOver", !isClosed && !isCancelled && given.windowEnd !== undefined && given.windowEnd < 0],
  ];
  return new Set(expected.filter(([, holds]) => holds).map(([id]) => id));
}

it("ORDR-012 ORDR-017 every rule finds what whole numbers and bits find, over all flags, sources and amounts", () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const checked = contradictionsOf({ order: orderOf(given), confirmations: confirmationsOf(given), now });
      expect(new Set(checked.found.map(({ id }) => id))).toEqual(expectedOf(given));
      expect(checked.unchecked).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it("without the processor's answers nothing is found that they would refute, and what is left out is named", () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const order = orderOf(given);
      const without = contradictionsOf({ order, confirmations: undefined, now });
      const whole = contradictionsOf({ order, confirmations: confirmationsOf(given), now });
      const told = new Set([...without.found.map(({ id }) => id), ...without.unchecked]);
      expect(whole.found.filter((each) => !told.has(each.id))).toEqual([]);
      expect(whole.found).toEqual(expect.arrayContaining(without.found));
      if (paidByOf(order).length === 0) expect(without.unchecked).not.toContain("paidWithoutPayment");
    }),
    { numRuns: 200 },
  );
});
