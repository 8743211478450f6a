import { splitEnd } from "../texts/split-end";

/** What stands between the texts of a column of tags. */
export const betweenTags = ", ";

/** In digits: a longer text is cut, or takes a second line where there is little room. */
export const mostOfText = 40;
/** A word of so many digits is read whole, a longer one may break. */
const mostOfWord = 13;

/** How wide a text is, in digits: what a usual font needs for its letters. */
export function digitsIn(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  if (/[\s.,:;'|!()[\]/ijlftrI-]/.test(character)) return 0.6;
  if (/[mwMW@%]/.test(character)) return 1.5;
  if (character === "+") return 1.32;
  return /\p{Lu}/u.test(character) ? 1.33 : 1;
}

/** Whether no column is as wide as a text, how ever wide the table. */
export function isLongerThanColumns(text: string): boolean {
  return digitsIn(text) > mostOfText;
}

/** So that no word of a text breaks inside: its last one may lie beside the lines of the others. */
export function leastOf(text: string): number {
  const [start, end] = splitEnd(text);
  return longestWord(start) + digitsIn(end);
}

/** The number at the end of several texts tells nothing of the others: it is cut with them. */
export function leastOfSeveral(text: string): number {
  return text.includes(betweenTags) ? longestWord(text) : leastOf(text);
}

function longestWord(text: string): number {
  const longest = text.split(/[\s@]+/).reduce((most, word) => Math.max(most, digitsIn(word)), 0);
  return Math.min(mostOfWord, longest);
}

/** The least width at which it is whole on two lines. */
export function onTwoLines(text: string): number {
  const words = text.split(/\s+/);
  const widths = words.map((_, index) =>
    Math.max(digitsIn(words.slice(0, index).join(" ")), digitsIn(words.slice(index).join(" "))),
  );
  return Math.min(...widths);
}

/** A badge is written smaller than the rest of a narrow table: 12 px beside 13. */
export function inBadge(text: string): number {
  return (onTwoLines(text) * 12) / 13;
}
