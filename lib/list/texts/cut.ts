/** How long texts may be where they stand in little room (1§9), in characters. */
export const longest = {
  chip: 20,
  optionLabel: 40,
  productLabel: 30,
  category: 100,
  /** A category with those above it. */
  categoryFullName: 150,
} as const;

/** A text cut to its first `most` characters, with an ellipsis where something is missing; whole without a `most`. */
export function cut(text: string, most = Number.POSITIVE_INFINITY): string {
  if (text.length <= most) return text;
  // Signs that take two places in a text are one character to a reader.
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join("").trimEnd()}…`;
}

/** So few characters of a name say nothing. */
const fewestOfName = 4;
/** As many of a name are left beside a value that has to be cut itself. */
const mostOfName = 8;

/** What is told of a filter in little room. */
export interface NamedValue {
  name: string;
  value: string;
  /** Shorter texts for the value, the longest first. None of them is cut: half a day or number is another one. */
  shorts?: readonly string[];
  /** What has no shorter text, in parts that have room under each other: days of two years. */
  lines?: readonly string[];
}

/**
 * A name with its value in so little room, ellipsis included: what is set tells more than what it is called, so the name
 * gives way first. Words are cut beside what is left of their name; a range or a count stands whole, alone if need be.
 *
 * @param join puts the two into one text, e.g. "Status: New".
 */
export function cutNamed(
  { name, value, shorts }: NamedValue,
  join: (name: string, value: string) => string,
  most: number,
): string {
  const whole = join(name, value);
  if (isWithin(whole, most)) return whole;
  const roomBeside = (text: string): number => most - [...join("", text)].length;
  const texts = shorts ?? [value];
  const beside =
    texts.find((text) => isWithin(name, roomBeside(text))) ?? texts.find((text) => roomBeside(text) > fewestOfName);
  if (beside !== undefined) return join(shorten(name, roomBeside(beside)), beside);
  if (shorts !== undefined) return cutValue({ value, shorts }, most);
  const kept = shorten(name, mostOfName);
  return join(kept, shorten(value, roomBeside(kept)));
}

/** The same, on a line for each part of what has no shorter text. */
export function namedLines(
  { lines, ...words }: NamedValue,
  join: (name: string, value: string) => string,
  most: number,
): readonly string[] {
  return lines !== undefined && !isWithin(join(words.name, words.value), most) ? lines : [cutNamed(words, join, most)];
}

/** The value alone in so little room. */
export function cutValue({ value, shorts = [] }: Omit<NamedValue, "name">, most: number): string {
  return [value, ...shorts].find((text) => isWithin(text, most)) ?? shorten(value, most);
}

function isWithin(text: string, most: number): boolean {
  return [...text].length <= most;
}

/** The ellipsis counts. */
function shorten(text: string, most: number): string {
  return isWithin(text, most) ? text : cut(text, most - 1);
}
