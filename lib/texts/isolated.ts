/** What may turn the direction of a line: letters of scripts that are written to the left, and marks of direction. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A part that is isolated already, or a mark that belongs to none. */
const isolates = /([\u2066-\u2068][^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/g;

/** What ends a paragraph, and with it every isolation that is open: of these marks, and of `<bdi>`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const ends = /[\u001c-\u001e\u0085\u2029]/g;

/** A text of the platform as it is shown: in one paragraph. Blanks stand for what would end it. */
export function inOneParagraph(text: string): string {
  return text.replace(ends, " ");
}

/**
 * A text that stands in one line with others: it turns nothing but itself, and is closed whatever it holds (P27). Where
 * nothing turns, or ends its paragraph, it stays as it is. Parts of it that are isolated already stay so.
 */
export function isolated(text: string): string {
  const line = inOneParagraph(text);
  return turning.test(line) ? `\u2068${line.replace(isolates, "$1")}\u2069` : line;
}

/** What is put into a sentence: its texts isolated, numbers and all else as they are. */
export function isolatedValues<Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> {
  const all = Object.entries(values);
  return Object.fromEntries(all.map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]));
}

/** Texts of the platform in one line. @param parts those that are missing or empty are left out */
export function joinIsolated(parts: readonly (string | undefined | false)[], between: string): string {
  return parts.flatMap((part) => (part ? [isolated(part)] : [])).join(between);
}
