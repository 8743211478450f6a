import { inOneLine, inUnicode, placeOfInvisible } from "./invisible-character";

/** What people call a character that is refused; any other has no name that somebody would know it by. */
const signs = [
  ["hyphen", /\u00ad/],
  ["direction", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ["blank", /[\u200b\ufeff]/],
  ["lineBreak", /[\n\r\u2028\u2029]/],
  ["tab", /\t/],
  // Word writes the signs of its picture fonts so, its bullets among them.
  ["wordSymbol", /[\uf020-\uf0ff]/],
  ["symbol", /\p{Co}/u],
  ["accent", /(?!\p{Default_Ignorable_Code_Point})\p{M}/u],
] as const;

/** What speaks against a text: a character that is not seen, that each machine shows otherwise, or that lacks its letter. */
interface CharacterFault {
  sign: (typeof signs)[number][0] | "unseen";
  /** In the notation of Unicode, e.g. `U+202E`. */
  character: string;
  /** The end of what is read before it, to find its place by; "" where it begins the text. */
  before: string;
}

/** In characters, of what stands before a fault: enough to find it. */
const mostBefore = 20;

/**
 * The first character of a text that does not belong there.
 * @param text of one line or several: the ends of lines are part of it
 */
export function characterFault(text: string): CharacterFault | undefined {
  const line = inOneLine(text);
  const at = placeOfInvisible(line);
  const code = at === -1 ? undefined : line.codePointAt(at);
  if (code === undefined) return undefined;
  const character = String.fromCodePoint(code);
  return {
    sign: signs.find(([, characters]) => characters.test(character))?.[0] ?? "unseen",
    character: inUnicode(code),
    before: [...line.slice(0, at).trim()].slice(-mostBefore).join("").trimStart(),
  };
}
