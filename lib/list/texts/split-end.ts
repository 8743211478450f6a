/** So short an end may stay whole wherever its text is cut. */
const longestEnd = 10;

/**
 * A text in two: what may be cut, and its last word where a number in it tells the text from its neighbours
 * (`Frigider Gara de Nord 012`). The end is empty where there is no such word.
 */
export function splitEnd(text: string): readonly [start: string, end: string] {
  const end = /\s+\S*\d\S*$/.exec(text)?.[0] ?? "";
  return end.length > longestEnd || end === text ? [text, ""] : [text.slice(0, text.length - end.length), end];
}
