/** What may turn the direction of a line: letters of scripts that are written to the left, and marks of direction. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that stands in one line with others: it turns nothing but itself, and is closed whatever it holds (P27). Where
 * nothing turns it stays as it is.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `\u2068${text.replaceAll(/[\u2066-\u2069]/g, "")}\u2069` : text;
}

/** Texts of the platform in one line. @param parts those that are missing or empty are left out */
export function joinIsolated(parts: readonly (string | undefined | false)[], between: string): string {
  return parts.flatMap((part) => (part ? [isolated(part)] : [])).join(between);
}
