import { isolated, joinIsolated } from "./isolated";
import { inPlainLine } from "./plain-line";

it("P27 a text that turns its direction turns nothing that stands beside it", () => {
  expect(joinIsolated(["Ana \u202Egro.live", "14.00 RON", undefined, "", "24.11.2026"], " · ")).toBe(
    "\u2068Ana \u202Egro.live\u2069 · 14.00 RON · 24.11.2026",
  );
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
});

it("P27 no text closes its own isolation, or leaves one open", () => {
  expect(isolated("a\u2069\u202Eb\u2066")).toBe("\u2068a\u202Eb\u2069");
});

it.each(["Ana Popescu", "Țânțăreni 12", "👩‍🍳"])("P27 %s turns nothing, and stays as it is", (text) => {
  expect(isolated(text)).toBe(text);
});

it("P27 a text in a line breaks it nowhere, and holds nothing that is not seen", () => {
  expect(inPlainLine("Apă\n\n plată\u2028\u202E\u200B 2 l\r")).toBe("Apă plată 2 l");
});
