/** Scripts whose letters are joined, or kept apart, by the two joiners: their words are not spelt without them. */
const joining = [
  "Adlm Arab Mand Mong Nkoo Rohg Syrc",
  "Bali Beng Deva Gran Gujr Guru Java Khmr Knda Mlym Mymr Orya Sinh Sund Taml Telu Tibt",
]
  .flatMap((names) => names.split(" "))
  .map((name) => String.raw`\p{scx=${name}}`)
  .join("");
const joined = String.raw`(?=[\p{L}\p{M}\p{Nd}])[${joining}]`;
const joinedMark = String.raw`(?=\p{M})[${joining}]`;
const mongolian = String.raw`(?=\p{L})\p{scx=Mong}`;
const picture = String.raw`\p{Extended_Pictographic}`;

/** The three flags that are spelt by tags, which are unseen anywhere else: England's, Scotland's and Wales's. */
const tagged = ["gbeng", "gbsct", "gbwls"].flatMap((region) => {
  const tags = [...region].map((letter) => String.raw`\u{e00${letter.charCodeAt(0).toString(16)}}`);
  const whole = [...tags, String.raw`\u{e007f}`];
  return whole.map(
    (_, at) => String.raw`\u{1f3f4}${whole.slice(0, at + 1).join("")}(?=${whole.slice(at + 1).join("")})`,
  );
});

/** Where a character that is not seen itself changes what is seen: behind a sign of which it makes another one. */
const placed = [
  String.raw`${joined}\u200d`,
  String.raw`${joined}\u200c(?=${joined})`,
  String.raw`${joinedMark}\u200c`,
  String.raw`[${picture}\p{Emoji_Modifier}\ufe0f]\u200d(?=${picture})`,
  String.raw`${picture}[\ufe0e\ufe0f]`,
  String.raw`[0-9#*]\ufe0f(?=\u20e3)`,
  String.raw`\p{sc=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`${mongolian}[\u180b-\u180f]`,
  ...tagged,
].join("|");

/** Of the fillers, those that Unicode takes for signs: without ink all the same. */
const inkless = String.raw`\u2800\u{16fe4}\u{13441}\u{13442}\u{1d159}`;
const unseen = String.raw`\p{Cc}\p{Cs}\p{Cf}\p{Co}\u2028\u2029\p{Default_Ignorable_Code_Point}${inkless}`;

let everyInvisible: RegExp | undefined;

/**
 * A character that is not seen where it stands: control and format characters, some of which turn the direction of a
 * text, fillers, halves of letters, those for private use, which look otherwise on each machine, and a mark that begins a
 * text and would stand on whatever is before it. With one of them a text is not what it looks like. A joiner or a variation selector
 * that makes another sign of the one before it is seen by that, and is none of these; anywhere else it is one.
 *
 * Made when it is first needed: that takes 15 ms, which no page should wait for before it is alive.
 */
function everyInvisibleCharacter(): RegExp {
  everyInvisible ??= new RegExp(`[${unseen}](?<!${placed})|^\\p{M}`, "gu");
  return everyInvisible;
}

export function holdsInvisible(text: string): boolean {
  return text.search(everyInvisibleCharacter()) !== -1;
}

/**
 * What is read of a text, where nobody keeps it: a search finds nothing by what is not seen.
 * @param sign stands for each where they are to be seen
 */
export function withoutInvisible(text: string, sign = ""): string {
  return text.replaceAll(everyInvisibleCharacter(), sign);
}

/** Where the first one stands in a text of one line; -1 where there is none. */
export function placeOfInvisible(line: string): number {
  return line.search(everyInvisibleCharacter());
}

/** The first character of a text that is not seen, or does not belong there otherwise, in the notation of Unicode. */
export function invisibleIn(text: string): string | undefined {
  const line = inOneLine(text);
  const code = line.codePointAt(placeOfInvisible(line));
  return code === undefined ? undefined : inUnicode(code);
}

/** The ends of lines are part of a text. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\r?\n/g, " ");
}

/** E.g. `U+202E`. */
export function inUnicode(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
