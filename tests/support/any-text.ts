import fc from "fast-check";

const [firstSurrogate, surrogates, codePoints] = [0xd800, 0x800, 0x110000];

/**
 * What `unit: "binary"` draws of, each code point but the surrogates; that one lists all million of them first, in each
 * test file anew.
 */
const codePoint = fc
  .integer({ min: 0, max: codePoints - surrogates - 1 })
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates));

/** Texts of anything at all. @param maxLength in code points */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit: codePoint, ...(maxLength !== undefined && { maxLength }) });
}
