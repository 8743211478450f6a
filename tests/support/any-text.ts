import fc from "fast-check";

const [firstSurrogate, surrogates, codePoints] = [0xd800, 0x800, 0x110000];

/** Any code point but the surrogates, as `unit: "binary"` has them; that one first lists all million, in each test file. */
const codePoint = fc
  .integer({ min: 0, max: codePoints - surrogates - 1 })
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates));

/** Texts of anything at all. @param maxLength in code points */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit: codePoint, ...(maxLength !== undefined && { maxLength }) });
}
