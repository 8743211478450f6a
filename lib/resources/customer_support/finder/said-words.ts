import { folded } from "@/lib/texts/folded";
import { dayPartOfWord, phrases } from "./words";

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

/** Phrases as the one word that says the same; a part of the day is no word of a storage's name. */
export function saidIn(text: string): Said {
  const words = text.match(/["„”“][^"„”“]+["„”“]|[^\s"„”“]+/g) ?? [];
  const bare = words
    .map((word) => (isQuoted(word) ? word : word.replace(/[,;]+$/, "")))
    .filter((word) => /[^\s"„”“]/.test(word));
  const plain = withoutPhrases(bare);
  const parts = plain.map((word) => (isQuoted(word) ? undefined : dayPartOfWord(folded(word))));
  return { words: plain.filter((_, at) => parts[at] === undefined), dayPart: parts.find((part) => part !== undefined) };
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
    const found = phraseAt(words, at);
    plain.push(...(found?.means ?? [words[at] ?? ""]));
    at += found?.taken ?? 1;
  }
  return plain;
}

function phraseAt(words: readonly string[], at: number): { means: readonly string[]; taken: number } | undefined {
  const [first = "", second = ""] = words.slice(at, at + 2).map(folded);
  const [, hour, attached] = /^(\d{1,2}(?:[:.]\d{2})?)(am|pm)?$/.exec(first) ?? [];
  const half = attached ?? (second === "am" || second === "pm" ? second : undefined);
  if (hour !== undefined && half !== undefined)
    return { means: ["ora", hour, half], taken: attached === undefined ? 2 : 1 };
  for (const [phrase, means] of phrases) {
    const taken = phrase.split(" ").length;
    if (
      words
        .slice(at, at + taken)
        .map(folded)
        .join(" ") === phrase
    )
      return { means: means.split(" "), taken };
  }
  return undefined;
}
