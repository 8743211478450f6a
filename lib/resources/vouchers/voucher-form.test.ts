import { voucherFaults } from "./voucher-faults";
import { newVoucher, toBody, toForm, toNewBody, type VoucherForm } from "./voucher-form";
import type { Voucher } from "./vouchers.calls";

const voucher: Voucher = {
  id: 9,
  date: "2026-10-30T08:00:00Z",
  name: "Toamna",
  active: true,
  exclusive: false,
  type: 2,
  period: { startDate: "2026-11-01", endDate: "2026-11-30" },
  amount: "7.50",
  product: undefined,
  maxDiscountPerOrder: "20.00",
  maxCumulativeValue: undefined,
  minOrderSpend: undefined,
  allocation: "CODE",
};
const form = toForm(voucher);
const fixed: VoucherForm = { ...form, type: "1", amount: "20" };
const sampling: VoucherForm = { ...form, type: "3", amount: "", product: "7" };

describe("VOUC-005 the form of a voucher", () => {
  it("VOUC-001 goes from a voucher to the form and back", () => {
    expect(toBody(form)).toEqual({
      name: "Toamna",
      type: 2,
      amount: "7.50",
      product: null,
      startDate: "2026-11-01",
      endDate: "2026-11-30",
      minOrderSpend: null,
      maxDiscountPerOrder: "20.00",
      maxCumulativeValue: null,
      allocation: "CODE",
      active: true,
      exclusive: false,
    });
  });

  it("writes amounts as the platform does, however they are typed", () => {
    const typed = { ...form, name: " A ", amount: "7.5", minOrderSpend: "1234.5" };
    expect(toBody(typed)).toMatchObject({ name: "A", amount: "7.50", minOrderSpend: "1234.50" });
    expect(toBody({ ...form, amount: "7." }).amount).toBe("7.00");
  });

  it("VOUC-002 a product sampling sends its product and no amount, the others no product", () => {
    expect(toBody({ ...sampling, amount: "5" })).toMatchObject({ type: 3, amount: null, product: 7 });
    expect(toBody({ ...fixed, product: "7" })).toMatchObject({ type: 1, amount: "20.00", product: null });
  });

  it("a new one sends nothing that it does not have, and begins today", () => {
    const body = toNewBody({ ...newVoucher("2026-11-21"), name: "A", amount: "5", endDate: "2026-12-01" });
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      name: "A",
      type: 1,
      amount: "5.00",
      startDate: "2026-11-21",
      endDate: "2026-12-01",
      allocation: "ALL_USERS",
      active: true,
      exclusive: false,
    });
  });
});

it("an allocation that is new here stands in the form as it is, and is sent only where another is chosen", () => {
  const unknown = toForm({ ...voucher, allocation: "LOYALTY" });
  expect(unknown.allocation).toBe("LOYALTY");
  expect(toBody(unknown).allocation).toBeUndefined();
  expect(toBody({ ...unknown, allocation: "CODE" }).allocation).toBe("CODE");
});

describe("VOUC-005 the rules of a voucher", () => {
  it.each([
    ["a percentage", form],
    ["the whole price", { ...form, amount: "100" }],
    ["an amount that ends in a dot", { ...form, amount: "7." }],
    ["a fixed amount", fixed],
    ["a fixed amount over 100", { ...fixed, amount: "150", maxDiscountPerOrder: "" }],
    ["a product sampling", sampling],
    ["one day", { ...form, endDate: form.startDate }],
    ["limits that just hold", { ...fixed, maxDiscountPerOrder: "20", maxCumulativeValue: "20" }],
  ])("take %s", (_what, typed) => expect(voucherFaults(typed)).toEqual({}));

  it.each([
    [{ ...form, name: "  " }, { name: "nameRequired" }],
    [{ ...form, amount: "" }, { amount: "amountRequired" }],
    [{ ...form, amount: "1.2.3" }, { amount: "amountFormat" }],
    [{ ...form, amount: "7.505" }, { amount: "amountFormat" }],
    [{ ...fixed, amount: "1000000000", maxDiscountPerOrder: "" }, { amount: "amountFormat" }],
    [{ ...form, amount: "0.00" }, { amount: "amountZero" }],
    [{ ...form, amount: "100.01" }, { amount: "percentTooHigh" }],
    [{ ...sampling, product: "" }, { product: "productRequired" }],
    [{ ...form, startDate: "" }, { startDate: "dayRequired" }],
    [{ ...form, endDate: "21/1" }, { endDate: "dayFormat" }],
    [{ ...form, endDate: "2026-10-31" }, { endDate: "endBeforeStart" }],
    [{ ...form, minOrderSpend: "0" }, { minOrderSpend: "amountZero" }],
    [{ ...fixed, maxDiscountPerOrder: "19.99" }, { maxDiscountPerOrder: "belowAmount" }],
    [{ ...form, maxCumulativeValue: "19" }, { maxCumulativeValue: "belowOrder" }],
    [{ ...fixed, maxDiscountPerOrder: "", maxCumulativeValue: "19" }, { maxCumulativeValue: "belowOrder" }],
  ])("refuse %j", (typed, faults) => expect(voucherFaults(typed)).toEqual(faults));
});
