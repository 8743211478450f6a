import { voucherFaults } from "./voucher-rules";

const fixed = { type: 1, amount: 1000, productId: null, startDate: "2026-11-01", endDate: "2026-11-30" };
const percentage = { ...fixed, type: 2 };
const sampling = { ...fixed, type: 3, amount: null, productId: 7 };

describe("VOUC-005 a voucher", () => {
  it.each([
    ["a fixed amount", fixed],
    ["of one day", { ...fixed, endDate: fixed.startDate }],
    ["all of the price", { ...percentage, amount: 10_000 }],
    ["a product sampling", sampling],
    ["limits that are as low as they may be", { ...fixed, maxDiscountPerOrder: 1000, maxCumulativeValue: 1000 }],
    [
      "a percentage with limits",
      { ...percentage, maxDiscountPerOrder: 500, maxCumulativeValue: 500, minOrderSpend: 1 },
    ],
  ])("may be %s", (_what, voucher) => {
    expect(voucherFaults(voucher)).toEqual([]);
  });

  it.each([
    ["amount: is required", { ...fixed, amount: null }],
    ["amount: is required", { ...percentage, amount: undefined }],
    ["amount: must be greater than 0", { ...fixed, amount: 0 }],
    ["amount: must be at most 100 percent", { ...percentage, amount: 10_001 }],
    ["product: only a product sampling has one", { ...percentage, productId: 7 }],
    ["product: is required", { ...sampling, productId: null }],
    ["amount: a product sampling has none", { ...sampling, amount: 100 }],
    ["endDate: must not be before the start date", { ...fixed, endDate: "2026-10-31" }],
    ["minOrderSpend: must be greater than 0", { ...fixed, minOrderSpend: 0 }],
    ["maxDiscountPerOrder: must be greater than 0", { ...fixed, maxDiscountPerOrder: 0 }],
    ["maxDiscountPerOrder: must not be below the amount", { ...fixed, maxDiscountPerOrder: 999 }],
    ["maxCumulativeValue: must not be below what one order may get", { ...fixed, maxCumulativeValue: 999 }],
    [
      "maxCumulativeValue: must not be below what one order may get",
      { ...percentage, maxDiscountPerOrder: 500, maxCumulativeValue: 499 },
    ],
  ])("is refused with %j", (fault, voucher) => {
    expect(voucherFaults(voucher)).toEqual([fault]);
  });

  it("is told everything that is wrong at once", () => {
    expect(voucherFaults({ ...fixed, amount: null, endDate: "2026-10-01" })).toHaveLength(2);
  });
});
