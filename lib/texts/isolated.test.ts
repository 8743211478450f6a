import { inOneParagraph, isolated, isolatedValues, joinIsolated } from "./isolated";
import { inPlainLine } from "./plain-line";
import { withoutIsolation } from "./without-isolation";

it("P27 a text that turns its direction turns nothing that stands beside it", () => {
  expect(joinIsolated(["Ana \u202Egro.live", "14.00 RON", undefined, "", "24.11.2026"], " · ")).toBe(
    "\u2068Ana \u202Egro.live\u2069 · 14.00 RON · 24.11.2026",
  );
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
});

it("P27 no text closes its own isolation, or leaves one open", () => {
  expect(isolated("a\u2069\u202Eb\u2066")).toBe("\u2068a\u202Eb\u2069");
});

it.each(["\u001C", "\u001D", "\u001E", "\u0085", "\u2029"])(
  "P27 no text ends the paragraph in which it is isolated: %j",
  (mark) => {
    expect(isolated(`Ana${mark}\u202Eabc`)).toBe("\u2068Ana \u202Eabc\u2069");
    expect(inOneParagraph(`Ana${mark}abc`)).toBe("Ana abc");
    expect(isolatedValues({ name: `Ana${mark}abc` })).toEqual({ name: "Ana abc" });
  },
);

it("P27 what is copied from a sentence has no mark of its isolation", () => {
  expect(withoutIsolation(`1 × ${isolated("Apa שלום")}: 14.00 RON`)).toBe("1 × Apa שלום: 14.00 RON");
});

it("P27 parts that are isolated stay so in a text that is isolated as a whole", () => {
  const names = joinIsolated(["\u05D0\u05D1", "Ana", "\u05D2"], ", ");
  expect(isolated(names)).toBe(`\u2068${names}\u2069`);
});

it("P27 of what is put into a sentence the texts that turn are isolated, and nothing else is touched", () => {
  const bold = (text: string): string => text;
  const values = { name: "Ana \u202Epop", storage: "Gara de Nord", count: 3, bold };
  expect(isolatedValues(values)).toEqual({ ...values, name: "\u2068Ana \u202Epop\u2069" });
  const plain = { storage: "Gara de Nord", count: 3 };
  expect(isolatedValues(plain)).toEqual(plain);
});

it.each(["Ana Popescu", "Țânțăreni 12", "👩‍🍳"])("P27 %s turns nothing, and stays as it is", (text) => {
  expect(isolated(text)).toBe(text);
});

it("P27 a text in a line breaks it nowhere, and holds nothing that is not seen", () => {
  expect(inPlainLine("Apă\n\n plată\u2028\u202E\u200B 2 l\r")).toBe("Apă plată 2 l");
});
