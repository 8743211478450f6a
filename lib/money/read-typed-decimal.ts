/** With at most 2 places; what is half typed has one meaning too: `12.` is 12, `.5` is 0.5. */
export const ungrouped = /^(?=[.,]?\d)\d*([.,]\d{0,2})?$/;

/** What `1.234,50` and `1,234.50` are in a field where each comma becomes the dot (1§5): nothing else reads so. */
const typedInGroups = /^[1-9]\d{0,2}(\.\d{3})+\.\d{1,2}$/;

/**
 * Reads an amount that was typed: `12,50` or `12.50`, `12.` or `.5`, `1.234.50`. One sign before three digits is refused
 * and not guessed at: 1.500 might be either.
 *
 * @returns decimal text, as it stands otherwise (`12.5`); undefined for anything else, such as a minus
 */
export function readTypedDecimal(typed: string): string | undefined {
  const text = typed.trim();
  if (typedInGroups.test(text)) return text.replace(/\.(?=.*\.)/g, "");
  return ungrouped.test(text) ? dotted(text) : undefined;
}

/** With the dot, and with a digit before it and behind it. */
export function dotted(digits: string): string {
  return digits.replace(",", ".").replace(/^\./, "0.").replace(/\.$/, "");
}
