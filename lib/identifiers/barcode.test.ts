import { isCheckedBarcode } from "./barcode";

it.each([
  ["5942321000016", false],
  ["4006381333931", true],
  ["96385074", true],
  ["036000291452", true],
  ["20261129", false],
  ["1500", false],
  ["2026-11-29", false],
  ["", false],
])("%s can be nothing but a barcode: %s", (text, isOne) => {
  expect(isCheckedBarcode(text)).toBe(isOne);
});
