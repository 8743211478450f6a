import { folded } from "@/lib/texts/folded";
import { type Spoken, spokenPart } from "./spoken-parts";
import { dayOfWord, dayPartOfWord, hourWords, likelyHourWords, phrases } from "./words";

/** What a text says of a purchase, word by word. */
export interface Said {
  /** What stands in quotation marks is one word, and a name. */
  words: readonly string[];
  /** What the part of the day that was said does to an hour up to 11. */
  dayPart: ReturnType<typeof dayPartOfWord>;
}

const quotes = '["„”“]';
const quoted = new RegExp(`^${quotes}.*${quotes}$`);

export function isQuoted(word: string): boolean {
  return quoted.test(word);
}

/** In the place of a part of the day, so that what stands around it is not read as one name. */
const between = "in";

/** Phrases as the one word that says the same; a part of the day is no word of a storage's name. */
export function saidIn(text: string): Said {
  const words = text.match(/["„”“][^"„”“]+["„”“]|[^\s"„”“]+/g) ?? [];
  const bare = words
    .map((word) => (isQuoted(word) ? word : word.replace(/^\(+|[.,;:!?)]+$/g, "")))
    .filter((word) => /[^\s"„”“]/.test(word));
  const plain = withoutPhrases(bare);
  const parts = plain.map((word) => (isQuoted(word) ? undefined : dayPartOfWord(folded(word))));
  return {
    words: plain.map((word, at) => (parts[at] === undefined ? word : between)),
    dayPart: parts.find((part) => part !== undefined),
  };
}

/** By the day's part that was said: `8` in the evening is 20. @param time HH:mm */
export function inDayPart(time: string, dayPart: Said["dayPart"]): string {
  const hour = Number(time.slice(0, 2));
  const isLater = hour < 12 && (dayPart === "after" || (dayPart === "night" && hour >= 6));
  return isLater ? `${hour + 12}${time.slice(2)}` : time;
}

function withoutPhrases(words: readonly string[]): string[] {
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, folded(plain.at(-1) ?? ""));
    plain.push(...(found?.means ?? [words[at] ?? ""]));
    at += found?.taken ?? 1;
  }
  return plain;
}

/** `quarter to 9 p.m.`, `12 și 40 de minute`, and what follows them. */
const mostWordsOfPhrase = 8;

function phraseAt(words: readonly string[], at: number, before: string): Spoken | undefined {
  const next = words.slice(at, at + mostWordsOfPhrase);
  const quotedAt = next.findIndex(isQuoted);
  const said = (quotedAt === -1 ? next : next.slice(0, quotedAt)).map(folded);
  const isOfHour = [hourWords, likelyHourWords].some((each) => each.has(before)) || dayOfWord(before) !== undefined;
  const spoken = spokenPart(said, isOfHour || dayPartOfWord(before) !== undefined);
  if (spoken !== undefined) return spoken;
  const text = `${said.join(" ")} `;
  const [phrase, means] = phrases.find(([each]) => text.startsWith(`${each} `)) ?? [];
  if (phrase === undefined || means === undefined) return undefined;
  return { means: means.split(" "), taken: phrase.split(" ").length };
}
