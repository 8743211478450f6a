import fc from "fast-check";
import { bodyBudgets, isWithinBudget } from "./body-budget";

/** Counted on the parsed value, where the budget reads the text; an empty object or list counts like one with a value. */
function costOf(value: unknown): { values: number; fields: number; depth: number } {
  if (typeof value !== "object" || value === null) return { values: 1, fields: 0, depth: 0 };
  const inside = Object.values(value).map(costOf);
  const most = (of: (cost: ReturnType<typeof costOf>) => number) => Math.max(0, ...inside.map(of));
  return {
    values:
      1 +
      Math.max(
        1,
        inside.reduce((sum, { values }) => sum + values, 0),
      ),
    fields: Math.max(
      Array.isArray(value) ? 0 : inside.length,
      most(({ fields }) => fields),
    ),
    depth: 1 + most(({ depth }) => depth),
  };
}

const generous = { bytes: 0, values: 1_000_000, fields: 1_000_000, depth: 1_000 };

it("P11 what a body costs is read from its text: the budget of exactly that takes it, one less refuses it", () => {
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom('"', "\\", '\\"', ",", "[[{", "}]"));
  const { value: json } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      texts,
      fc.double({ noNaN: true }),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 5 }),
      fc.dictionary(texts, tie("value"), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
      const text = Buffer.from(JSON.stringify(value, null, indent));
      const { values, fields, depth } = costOf(JSON.parse(text.toString("utf8")));
      expect(isWithinBudget(text, { ...generous, values, depth, fields })).toBe(true);
      if (values > 1) expect(isWithinBudget(text, { ...generous, values: values - 1 })).toBe(false);
      if (depth > 0) expect(isWithinBudget(text, { ...generous, depth: depth - 1 })).toBe(false);
      if (fields > 1) expect(isWithinBudget(text, { ...generous, fields: fields - 1 })).toBe(false);
    }),
    { seed: 20_261_122, numRuns: 500 },
  );
});

it.each([
  ["90,000 short keys", `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join()}}`],
  ["100,000 lists inside each other", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["half a million numbers", `[${"1,".repeat(500_000)}1]`],
  ["empty objects", `[${"{},".repeat(100_000)}{}]`],
  ["nothing but brackets", "{".repeat(1_000_000)],
])("P11 %s are beyond what any body may cost", (_what, text) => {
  for (const budget of Object.values(bodyBudgets)) expect(isWithinBudget(Buffer.from(text), budget)).toBe(false);
});

it("P11 a price list of 10,000 lines, and a picture of 7 MB, are within theirs", () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => ({ productId: at, price: "12.50", currency: "RON" }));
  expect(isWithinBudget(Buffer.from(JSON.stringify({ lines })), bodyBudgets.usual)).toBe(true);
  const picture = { images: [{ data: "A".repeat(7 * 1024 * 1024) }] };
  expect(isWithinBudget(Buffer.from(JSON.stringify(picture)), bodyBudgets.images)).toBe(true);
});

it("P11 what anybody may send has 20 values and no more", () => {
  const flat = (values: number) => Buffer.from(JSON.stringify(Array.from({ length: values - 1 }, () => 1)));
  expect([isWithinBudget(flat(20), bodyBudgets.public), isWithinBudget(flat(21), bodyBudgets.public)]).toEqual([
    true,
    false,
  ]);
});
