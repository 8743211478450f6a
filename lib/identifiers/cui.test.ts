import { cuiDigits, cuiOf, isCui } from "./cui";

it.each(["14399840", "1590082", "14186770"])("COMP-005 %s of the public register is a fiscal code", (code) => {
  expect(isCui(code)).toBe(true);
  expect(cuiOf(code.slice(0, -1))).toBe(code);
});

it.each(["14399841", "", "0", "18", "014399840", "RO14399840", "12345678901"])("COMP-005 %j is none", (code) => {
  expect(isCui(code)).toBe(false);
});

it.each(["RO14399840", "ro 14399840", " 1439 9840 "])("COMP-003 %j is asked for by its digits", (typed) => {
  expect(cuiDigits(typed)).toBe("14399840");
});
