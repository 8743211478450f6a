import { isScannedCode } from "./scanned-code";

it.each(["96385074", "036000291452", "5942724000032", "15942724000039"])("%s is a barcode", (code) => {
  expect(isScannedCode(code)).toBe(true);
});

it.each(["", "14", "123456789", "59427240000a2", "159427240000391", "cola"])("%j is none", (term) => {
  expect(isScannedCode(term)).toBe(false);
});
