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

/**
 * A name with its value in so little room. What it is set to tells filters apart, so the name gives way first, and
 * altogether where hardly anything of it would be left.
 *
 * @param joined the two in one text, e.g. "Status: New".
 */
export function cutNamed(joined: string, name: string, value: string, most: number): string {
  if ([...joined].length <= most) return joined;
  // The ellipsis counts here, for more stands behind it.
  const room = most - ([...joined].length - [...name].length) - 1;
  return room < fewestOfName ? cut(value, most) : joined.replace(name, () => cut(name, room));
}
