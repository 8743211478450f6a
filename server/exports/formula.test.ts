import fc from "fast-check";
import { anyText } from "@/tests/support/any-text";
import { withoutFormula } from "./formula";

describe("D8 a text that may be a formula", () => {
  it.each([
    "=1+1",
    "+40 721 000 000",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(A1:A9)",
    "\t=1",
    "\r=1",
    "\n=1",
    "\0=1",
    "  =1",
    "\u200b=1",
    "\u3164=1",
    "\u2800=1",
    "\ufeff=1",
    "\u00a0-1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "﹦1",
  ])("%j gets an apostrophe in front", (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
  });

  it.each(["", "Apă plată 0,5 l", "a=b", "1-2", "'=1", "(=1)", "5941234567899", "Ștefan"])(
    "%j stays as it is",
    (text) => {
      expect(withoutFormula(text)).toBe(text);
    },
  );

  it("nothing begins a formula any more, and nothing of it is lost", () => {
    const sign = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠", " ", "\u200e");
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, anyText(4))), (parts) => {
        const text = parts.join("");
        const safe = withoutFormula(text);
        expect(safe).toMatch(/^(?!\s*[=+\-@＝＋－＠])/);
        expect([text, `'${text}`]).toContain(safe);
      }),
      { numRuns: 2_000 },
    );
  });
});
