import fc from "fast-check";
import { isNumericKey, numericText } from "./numeric-text";

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
  expect(numericText("20%", true, { unit: "%" })).toBe("20");
  expect(numericText("20%", true, { unit: "RON" })).toBeUndefined();
  expect(numericText("20 lei", true, { unit: "%" })).toBeUndefined();
});

it("FILT-031 an amount is read in the field's own currency alone", () => {
  expect(numericText("1.234,50 €", true, { unit: "EUR" })).toBe("1234.50");
  expect(numericText("5 eur", true, { unit: "EUR" })).toBe("5");
  expect(numericText("5 lei", true, { unit: "EUR" })).toBeUndefined();
  expect(numericText("5 EUR", true, { unit: "RON" })).toBeUndefined();
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
      // `.5` has its 0 written before it.
      expect(held === undefined || [digits(text), `0${digits(text)}`].includes(digits(held))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it("FILT-031 what was read is read as the same again", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."0123456789.,- lei%"), maxLength: 12 });
  fc.assert(
    fc.property(signs, (text) => {
      const held = numericText(text, true);
      expect(held === undefined ? undefined : numericText(held, true)).toBe(held);
    }),
    { numRuns: 2_000 },
  );
});

it("STOR-011 degrees have a minus and no groups", () => {
  const kind = { isDegrees: true };
  expect(isNumericKey({ ...plain, key: "-" }, kind)).toBe(true);
  expect(isNumericKey({ ...plain, key: "e" }, kind)).toBe(false);
  expect(numericText("-", false, kind)).toBe("-");
  expect(numericText("44,493", true, kind)).toBe("44.493");
  expect(numericText(" \u22129.1393° ", true, kind)).toBe("-9.1393");
  expect(numericText("44.493457, 26.128942", true, kind)).toBeUndefined();
  expect(numericText("4-4", false, kind)).toBeUndefined();
});

it("FILT-031 several numbers keep the comma between them", () => {
  const kind = { isMany: true };
  expect(numericText("12,15", false, kind)).toBe("12,15");
  expect(numericText("12; 15\n16", true, kind)).toBe("12,15,16");
  expect(numericText("12,-5", true, kind)).toBeUndefined();
});

it("FILT-031 an id may have its sign before it, and digits alone remain", () => {
  const one = { isNumber: true };
  expect(["#", "#2", "#20000"].map((text) => numericText(text, false, one))).toEqual(["", "2", "20000"]);
  expect(["#20 000", "# 20000", "20 000", "#20\u00a0000"].map((text) => numericText(text, true, one))).toEqual(
    Array(4).fill("20000"),
  );
  expect(["2#0", "20000#", "##2"].map((text) => numericText(text, true, one))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(numericText("#12; #15", true, { isNumber: true, isMany: true })).toBe("12,15");
  expect(numericText("12,#15", false, { isNumber: true, isMany: true })).toBe("12,15");
  expect(numericText("#12", true)).toBeUndefined();
  expect([isNumericKey({ ...plain, key: "#" }, one), isNumericKey({ ...plain, key: "#" })]).toEqual([true, false]);
});
