import { ean13, isEan13 } from "./check-digits";

it("knows barcodes that are printed on real goods", () => {
  expect(isEan13("4006381333931")).toBe(true);
  expect(isEan13("5901234123457")).toBe(true);
  expect(isEan13("5901234123458")).toBe(false);
  expect(ean13("400638133393")).toBe("4006381333931");
});
