import { cui, ean13, iban, isCui, isEan13 } from "./check-digits";

it("knows barcodes that are printed on real goods", () => {
  expect(isEan13("4006381333931")).toBe(true);
  expect(isEan13("5901234123457")).toBe(true);
  expect(isEan13("5901234123458")).toBe(false);
  expect(ean13("400638133393")).toBe("4006381333931");
});

it("knows fiscal codes of the public register", () => {
  for (const code of ["14399840", "1590082", "14186770"]) expect(isCui(code)).toBe(true);
  expect(isCui("14399841")).toBe(false);
  expect(cui("1439984")).toBe("14399840");
});

it("makes account numbers that pass the check of ISO 13616", () => {
  expect(iban("AAAA", "1B31007593840000")).toBe("RO49AAAA1B31007593840000");
});
