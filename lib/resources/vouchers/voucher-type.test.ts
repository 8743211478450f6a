import { unitOf, voucherTypeName } from "./voucher-type";

it("VOUC-002 discount types are FIXED 1, PROCENTUAL 2, PRODUCT_SAMPLING 3", () => {
  expect([1, 2, 3].map(voucherTypeName)).toEqual(["FIXED", "PROCENTUAL", "PRODUCT_SAMPLING"]);
  expect(voucherTypeName(9)).toBe("9");
});

it("CNST-015 CNST-016 a percentage is counted in percent, the others in RON", () => {
  expect([1, 2, 3].map(unitOf)).toEqual(["RON", "%", "RON"]);
  expect(["1", "2", "3"].map(unitOf)).toEqual(["RON", "%", "RON"]);
});
