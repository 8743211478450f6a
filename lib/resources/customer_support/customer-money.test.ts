import fc from "fast-check";
import { money } from "@/lib/money/decimal";
import { customerMoney, type OrderMarks, summed } from "./customer-money";

const now = new Date("2026-11-30T12:00:00.000Z");

type Loaded = Parameters<typeof customerMoney>[0];
type Order = Loaded["orders"][number];
type Payment = Loaded["payments"][number];
type Answer = Payment["confirmations"][number];

const order = (
  id: number,
  amount: string,
  marks: Partial<OrderMarks> = {},
  code: Order["paymentMethod"]["code"] = "online-card",
): Order => ({
  id,
  amount,
  eventDate: `2026-11-${String(10 + id).padStart(2, "0")}T10:00:00.000Z`,
  paymentMethod: { code },
  marks: { isPaid: false, isCancelled: false, isTotallyRefunded: false, isDraft: false, ...marks },
});

const moved = (kind: Answer["kind"], amount: string, isApproved = true): Answer => ({
  id: 1,
  kind,
  amount,
  isApproved,
  created: "2026-11-11T10:01:00.000Z",
  responseCode: isApproved ? "00" : "51",
  reference: "PAY1",
});

const payment = (orderId: number, ...confirmations: Answer[]): Payment => ({
  id: orderId,
  orderId,
  created: `2026-11-${String(10 + orderId).padStart(2, "0")}T10:00:00.000Z`,
  amount: "1.00",
  status: "CONFIRMED",
  hasCreditCard: true,
  confirmations,
});

const moneyOf = (orders: Order[], payments: Payment[] = [], areAllPaymentsLoaded = true) =>
  customerMoney({ orders, payments, areAllPaymentsLoaded, now });

describe("what a customer ordered, paid and got back", () => {
  it("counts no money that is recorded for a moment to come, and says that a refund is", () => {
    const tomorrow = { ...moved("REFUND", "18.00"), created: "2026-12-01T10:00:00.000Z" };
    const marks = { isPaid: true, isTotallyRefunded: true };
    const payments = [payment(1, moved("CAPTURE", "18.00"), tomorrow)];
    const found = moneyOf([order(1, "18.00", marks)], payments);
    expect(found).toMatchObject({ paid: "18.00", refunded: "0.00", difference: "18.00" });
    expect(found.apart.map(({ facts }) => facts)).toEqual([["markedRefunded", "refundToCome"]]);
    const twice = { ...moved("CAPTURE", "18.00"), created: tomorrow.created };
    expect(moneyOf([order(1, "18.00")], [payment(1, moved("CAPTURE", "18.00"), twice)]).apart).toEqual([]);
  });

  it("is nothing apart where each order is paid once", () => {
    const found = moneyOf(
      [order(1, "14.50"), order(2, "5.60")],
      [payment(1, moved("CAPTURE", "14.50")), payment(2, moved("CAPTURE", "5.60"))],
    );
    expect(found).toEqual({
      ordered: "20.10",
      paid: "20.10",
      refunded: "0.00",
      difference: "0.00",
      count: 2,
      unbilled: 0,
      unknown: 0,
      apart: [],
    });
  });

  it.each<[string, Order, Payment[], string, string[]]>([
    [
      "cancelled after it was paid",
      order(1, "14.00", { isPaid: true, isCancelled: true }),
      [payment(1, moved("CAPTURE", "14.00"))],
      "14.00",
      ["cancelled", "notRefunded"],
    ],
    [
      "taken twice",
      order(1, "14.00", { isPaid: true }),
      [payment(1, moved("CAPTURE", "14.00"), moved("CAPTURE", "14.00"))],
      "14.00",
      ["takenTwice", "notRefunded"],
    ],
    ["refused", order(1, "14.00"), [payment(1, moved("CAPTURE", "14.00", false))], "-14.00", ["refused", "notPaid"]],
    ["marked as paid without a payment", order(1, "14.00", { isPaid: true }), [], "-14.00", ["markedPaid", "notPaid"]],
    ["to be paid on delivery", order(1, "14.00", {}, "on-delivery-cash"), [], "-14.00", ["onDelivery", "notPaid"]],
    ["paid in part", order(1, "14.00"), [payment(1, moved("CAPTURE", "10.00"))], "-4.00", []],
    [
      "refunded above what was paid",
      order(1, "14.00", { isPaid: true, isTotallyRefunded: true }),
      [payment(1, moved("CAPTURE", "14.00"), moved("REFUND", "15.00"))],
      "-1.00",
      ["markedRefunded", "overRefunded"],
    ],
    [
      "marked as refunded, and not",
      order(1, "14.00", { isPaid: true, isTotallyRefunded: true }),
      [payment(1, moved("CAPTURE", "14.00"))],
      "14.00",
      ["markedRefunded", "notRefunded"],
    ],
    [
      "cancelled, and paid elsewhere",
      order(1, "14.00", { isCancelled: true, isPaid: true }, "external"),
      [],
      "14.00",
      ["cancelled", "paidOtherwise", "notRefunded"],
    ],
  ])("an order that was %s stands apart, with why", (_what, each, payments, difference, facts) => {
    expect(moneyOf([each], payments).apart).toMatchObject([{ id: 1, difference, facts }]);
  });

  it.each<[string, Order, Payment[]]>([
    ["cancelled and not paid", order(1, "14.00", { isCancelled: true }), []],
    ["a draft", order(1, "14.00", { isDraft: true }), []],
    [
      "cancelled and refunded",
      order(1, "14.00", { isPaid: true, isCancelled: true, isTotallyRefunded: true }),
      [payment(1, moved("CAPTURE", "14.00"), moved("REFUND", "14.00"))],
    ],
    [
      "cancelled and refunded, where refunds come with their sign",
      order(1, "14.00", { isPaid: true, isCancelled: true, isTotallyRefunded: true }),
      [payment(1, moved("CAPTURE", "14.00"), moved("REFUND", "-14.00"))],
    ],
    ["paid in cash and refunded", order(1, "14.00", { isPaid: true, isTotallyRefunded: true }, "on-delivery-cash"), []],
  ])("nothing is to be paid for one that is %s", (_what, each, payments) => {
    expect(moneyOf([each], payments)).toMatchObject({ ordered: "0.00", difference: "0.00", unbilled: 1, apart: [] });
  });

  it("leaves out an order whose payment may be among those that were not loaded", () => {
    const orders = [order(1, "14.00"), order(2, "5.00"), order(3, "7.00")];
    const payments = [payment(2, moved("CAPTURE", "5.00"))];
    expect(moneyOf(orders, payments, false)).toMatchObject({ count: 2, unknown: 1, ordered: "12.00", paid: "5.00" });
    expect(moneyOf(orders, payments)).toMatchObject({ count: 3, unknown: 0, ordered: "26.00", difference: "-21.00" });
  });

  it("the sums agree: paid less refunded less ordered is the difference, to the ban, and that of the orders apart", () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((bani) => (bani / 100).toFixed(2));
    const answers = fc.record({
      kind: fc.constantFrom("CAPTURE" as const, "REFUND" as const),
      amount: amounts,
      ok: fc.boolean(),
    });
    const orders = fc.record({
      amount: amounts,
      marks: fc.record({
        isPaid: fc.boolean(),
        isCancelled: fc.boolean(),
        isTotallyRefunded: fc.boolean(),
        isDraft: fc.boolean(),
      }),
      moved: fc.array(answers, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 12 }), (each) => {
        const { ordered, paid, refunded, difference, apart } = moneyOf(
          each.map(({ amount, marks }, id) => order(id, amount, marks)),
          each.map(({ moved: all }, id) => payment(id, ...all.map(({ kind, amount, ok }) => moved(kind, amount, ok)))),
        );
        expect(money(paid).minus(refunded).minus(ordered).toFixed(2)).toBe(difference);
        expect(apart.reduce((sum, one) => sum.plus(one.difference), money("0")).toFixed(2)).toBe(difference);
      }),
    );
  });
});

it("the last 25 orders are summed (decision 0042), with room for all their payments", () => {
  expect(summed.orders).toBe(25);
  expect(summed.payments).toBeGreaterThanOrEqual(2 * summed.orders);
});
