import fc from "fast-check";
import { isNumericKey, numericText, numericTexts } from "./numeric-text";

const plain = { altKey: false, ctrlKey: false, metaKey: false };

it.each([..."0123456789.,", "Backspace", "Delete", "ArrowLeft", "ArrowRight"])("FILT-031 %s is let through", (key) => {
  expect(isNumericKey({ ...plain, key })).toBe(true);
});

it.each(["a", "e", "-", "+", " ", "ț", "ArrowUp", "Dead"])("FILT-031 %j is not", (key) => {
  expect(isNumericKey({ ...plain, key })).toBe(false);
});

it("FILT-031 keys that type nothing still lead on, and copying works", () => {
  for (const key of ["Tab", "Enter", "Escape", "Home", "End", "F5", "ContextMenu", "Insert", "Process"])
    expect([key, isNumericKey({ ...plain, key })]).toEqual([key, true]);
  expect(isNumericKey({ ...plain, key: "c", ctrlKey: true })).toBe(true);
});

it.each([
  ["12,", "12."],
  ["12,50", "12.50"],
  [",5", ".5"],
  ["", ""],
])("FILT-031 typed %j is %j", (typed, held) => {
  expect(numericText(typed, false)).toBe(held);
});

it.each([
  ["12,50", "12.50"],
  ["12.50", "12.50"],
  ["1.234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  ["1 234,50 lei", "1234.50"],
  ["RON 7,5", "7.5"],
  ["lei 1.234", "1234"],
  ["0.125", "0.125"],
  ["007", "007"],
])("FILT-031 pasted %j is read as %j", (pasted, held) => {
  expect(numericText(pasted, true)).toBe(held);
});

it("FILT-031 a percentage is read in a field of percents alone", () => {
  expect(numericText("20%", true, "%")).toBe("20");
  expect(numericText("20%", true, "RON")).toBeUndefined();
  expect(numericText("20 lei", true, "%")).toBeUndefined();
});

it("FILT-031 what is longer than any number is refused without being read", () => {
  const startedAt = performance.now();
  expect(numericText(`1${" ".repeat(200_000)}x`, true)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(100);
});

it.each(["-5", "+5", "12e3", "1a2-3.5 RON", "5 USD", "100 EUR", "€ 5", "1.2.3", "12,50,1", "4 5"])(
  "FILT-031 pasted %j is refused whole",
  (pasted) => {
    expect(numericText(pasted, true)).toBeUndefined();
  },
);

it("FILT-031 whatever comes, a number is read whole or not at all", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."0123456789.,- leiRON%€a"), maxLength: 12 });
  fc.assert(
    fc.property(signs, fc.boolean(), (text, cameAtOnce) => {
      const held = numericText(text, cameAtOnce);
      const digits = (each: string) => each.replace(/\D/g, "");
      expect(held === undefined || digits(held) === digits(text)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it("FILT-031 several numbers keep the comma between them", () => {
  expect(numericTexts("12,15", false)).toBe("12,15");
  expect(numericTexts("12; 15\n16", true)).toBe("12,15,16");
  expect(numericTexts("12,-5", true)).toBeUndefined();
});
