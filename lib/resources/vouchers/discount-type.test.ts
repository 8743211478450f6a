import { discountTypeName } from "./discount-type";

it("VOUC-002 discount types are FIXED 1, PROCENTUAL 2, PRODUCT_SAMPLING 3", () => {
  expect([1, 2, 3].map(discountTypeName)).toEqual(["FIXED", "PROCENTUAL", "PRODUCT_SAMPLING"]);
  expect(discountTypeName(9)).toBe("9");
});
