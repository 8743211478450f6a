import fc from "fast-check";
import { explainOrderStatus, flagsOf, orderFlagNames, orderFlags, paidByOf, type StatusBasis } from "./order-status";
import { orderTypes, paymentMethods } from "./orders.calls";

const { PAID, CANCELLED, TOTAL_REFUND, NEW } = orderFlags;

function order(facts: Partial<StatusBasis>): StatusBasis {
  return { isDelivered: false, status: NEW, orderType: "LOCKER", paymentMethod: { code: "online-card" }, ...facts };
}

const anyOrder: fc.Arbitrary<StatusBasis> = fc.record({
  isDelivered: fc.boolean(),
  status: fc.subarray([...orderFlagNames]).map((names) => names.reduce((mask, name) => mask | orderFlags[name], 0)),
  orderType: fc.constantFrom(...orderTypes),
  paymentMethod: fc.record({ code: fc.constantFrom(...paymentMethods) }),
  invoice: fc.option(fc.record({ isPaid: fc.boolean() }), { nil: undefined }),
});

describe("order display status", () => {
  it.each([
    ["ORDR-013", "delivered and cancelled", order({ isDelivered: true, status: CANCELLED }), "CANCELLED", 1],
    [
      "ORDR-013",
      "delivered, cancelled, vending",
      order({ isDelivered: true, status: CANCELLED, orderType: "VENDING" }),
      "CANCELLED",
      1,
    ],
    ["ORDR-014", "delivered", order({ isDelivered: true }), "SUCCESS", 2],
    ["ORDR-015", "cancelled, not paid", order({ status: CANCELLED }), "CANCELLED", 3],
    ["ORDR-015", "cancelled, not paid, vending", order({ status: CANCELLED, orderType: "VENDING" }), "CANCELLED", 3],
    ["ORDR-015", "cancelled, paid, refunded", order({ status: CANCELLED | PAID | TOTAL_REFUND }), "CANCELLED", 3],
    ["ORDR-016", "paid, refunded, not cancelled", order({ status: PAID | TOTAL_REFUND }), "SUCCESS", 4],
    ["ORDR-016", "vending", order({ orderType: "VENDING" }), "SUCCESS", 4],
    [
      "ORDR-016",
      "vending, cancelled, paid, not refunded",
      order({ orderType: "VENDING", status: CANCELLED | PAID }),
      "SUCCESS",
      4,
    ],
    ["ORDR-017", "new", order({}), "IN_PROGRESS", 5],
    ["ORDR-017", "paid", order({ status: PAID }), "IN_PROGRESS", 5],
    ["ORDR-017", "refunded, not paid", order({ status: TOTAL_REFUND }), "IN_PROGRESS", 5],
    ["ORDR-017", "cancelled, paid, not refunded", order({ status: CANCELLED | PAID }), "IN_PROGRESS", 5],
  ] as const)("%s %s", (_id, _name, given, status, ruleNumber) => {
    expect(explainOrderStatus(given)).toMatchObject({ status, ruleNumber });
  });

  it("ORDR-017 what is cancelled and still in progress is paid and not refunded, and is told apart", () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const { status, rule, facts } = explainOrderStatus(given);
        const isLeft = status === "IN_PROGRESS" && facts.isCancelled;
        expect(rule === "cancelled-not-refunded").toBe(isLeft);
        if (isLeft) expect(facts).toMatchObject({ isPaid: true, isTotallyRefunded: false });
      }),
    );
  });

  it("ORDR-012 is paid by an external method, a paid invoice or the paid flag, each enough", () => {
    expect(paidByOf(order({}))).toEqual([]);
    expect(paidByOf(order({ invoice: { isPaid: false } }))).toEqual([]);
    expect(paidByOf(order({ paymentMethod: { code: "external" } }))).toEqual(["external-method"]);
    expect(paidByOf(order({ invoice: { isPaid: true } }))).toEqual(["paid-invoice"]);
    expect(paidByOf(order({ status: PAID }))).toEqual(["paid-flag"]);
    expect(paidByOf(order({ status: PAID, invoice: { isPaid: true }, paymentMethod: { code: "external" } }))).toEqual([
      "external-method",
      "paid-invoice",
      "paid-flag",
    ]);
  });

  it("ORDR-013 to ORDR-017 hold for every order, as five sentences say them", () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const { status, facts } = explainOrderStatus(given);
        expect(status).toBe(asTheDocumentSays(facts));
      }),
    );
  });

  it("ORDR-007 reads every flag from its bit and ignores unknown bits", () => {
    expect(Object.values(orderFlags)).toEqual([1, 2, 8, 16, 32, 64, 1_048_576, 8_388_608, 16_777_216]);
    for (const name of orderFlagNames) expect(flagsOf(orderFlags[name] | 4)).toEqual([name]);
  });
});

function asTheDocumentSays(facts: ReturnType<typeof explainOrderStatus>["facts"]): string {
  const { isDelivered, isCancelled, isPaid, isTotallyRefunded, isVending } = facts;
  if (isDelivered) return isCancelled ? "CANCELLED" : "SUCCESS";
  if (isCancelled && (!isPaid || isTotallyRefunded)) return "CANCELLED";
  if (isVending || (!isCancelled && isPaid && isTotallyRefunded)) return "SUCCESS";
  return "IN_PROGRESS";
}
