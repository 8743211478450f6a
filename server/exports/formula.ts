import "server-only";

/**
 * A text that a spreadsheet may take for a formula (D8): it begins with a sign that starts one, blanks and invisible
 * characters before it not counted, or with a control character, behind which some programs look.
 */
const formulaLike = /^(?:\p{Cc}|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@])/u;

/** The same text with an apostrophe in front where it might be one. */
export function withoutFormula(text: string): string {
  // NFKC makes the full-width and small forms of the signs, which East Asian settings take for them, the signs themselves.
  return formulaLike.test(text.normalize("NFKC")) ? `'${text}` : text;
}
