import { addDays } from "@/lib/dates/day";
import { folded } from "@/lib/texts/folded";
import { type Part, partsOf } from "./read-parts";
import type { Clock, Purchase } from "./reading";
import { inDayPart, isQuoted, saidIn } from "./said-words";
import { isTelling, withoutTelling } from "./telling-words";
import { isConnector } from "./words";

/** `about 43 lei and 30 de bani` */
const mostWordsOfPart = 7;

/** So many ways to read one text are offered at most. */
const mostWays = 4;

type Found = { [Kind in Part["is"]]?: string };

interface Way {
  found: Found;
  /** What else was said: words that stand together, each of these apart from the others. */
  names: string[][];
}

/** Nothing that is said of a purchase stands in a storage's name. @returns the name that a text without one is read as */
export function readPlace(text: string, today: string): string | undefined {
  const { words, dayPart } = saidIn(text);
  const [way] = dayPart === undefined ? waysOf(words, today, new Set()) : [];
  return way === undefined || Object.keys(way.found).length > 0 ? undefined : placeOf(way);
}

/**
 * The purchases that a text may tell of, the likeliest first; none where it says neither day nor time nor amount.
 * Without a day it is today's, and yesterday's; where the time is still to come it is yesterday's first.
 */
export function readPurchases(text: string, { today, time: now }: Clock): Purchase[] {
  const { words, dayPart } = saidIn(text);
  const ways = waysOf(words, today, certainKinds(words, today)).filter(({ found }) => Object.keys(found).length > 0);
  return ways.slice(0, mostWays).flatMap((way) => {
    const { day, time: clock, amount } = way.found;
    const time = clock && inDayPart(clock, dayPart);
    const said = { place: placeOf(way), ...(time && { time }), ...(amount && amountOf(amount)) };
    if (day !== undefined) return [{ kind: "purchase" as const, day, ...said }];
    const days = [today, addDays(today, -1)];
    if (time !== undefined && time > now) days.reverse();
    return days.map((each) => ({ kind: "purchase" as const, day: each, ...said }));
  });
}

/** @param said with 2 places, after `~` where it was about so much */
function amountOf(said: string): Pick<Purchase, "amount" | "isAbout"> {
  return said.startsWith("~") ? { amount: said.slice(1), isAbout: true } : { amount: said };
}

function partsAt(words: readonly string[], at: number, today: string): Part[] {
  return isQuoted(words[at] ?? "") ? [] : partsOf(words.slice(at, at + mostWordsOfPart).map(folded), today);
}

/** Of which kinds a text says something that cannot be read otherwise: a doubtful word is none of these. */
function certainKinds(words: readonly string[], today: string): ReadonlySet<Part["is"]> {
  const kinds = new Set<Part["is"]>();
  for (let at = 0; at < words.length; ) {
    const [part] = partsAt(words, at, today);
    if (part?.isCertain) kinds.add(part.is);
    at += part?.isCertain ? part.taken : 1;
  }
  return kinds;
}

function waysOf(
  words: readonly string[],
  today: string,
  certain: ReadonlySet<Part["is"]>,
  at = 0,
  found: Found = {},
): Way[] {
  const word = words[at];
  if (word === undefined) return [{ found, names: [] }];
  const parts = partsAt(words, at, today).filter(
    (part) => !(part.is in found) && (part.isCertain || !certain.has(part.is)),
  );
  const asName = () => waysOf(words, today, certain, at + 1, found).map((way) => withWord(word, way));
  if (parts.length === 0) return asName();
  const said = parts.flatMap(({ is, value, taken }) =>
    waysOf(words, today, certain, at + taken, { ...found, [is]: value }).map(apart),
  );
  // A number right after a name is the name's, as in `Gara 2 12:40`, rather than an amount.
  return !parts.some(({ isCertain }) => isCertain) && isNumberOfName(words, at, today) ? [...asName(), ...said] : said;
}

function isNumberOfName(words: readonly string[], at: number, today: string): boolean {
  const before = words[at - 1] ?? "";
  const isAfterName =
    /\p{L}/u.test(before) &&
    !isConnector(folded(before)) &&
    !isTelling(folded(before)) &&
    partsAt(words, at - 1, today).length === 0;
  return isAfterName && at < words.length - 1 && /^\d+$/.test(words[at] ?? "");
}

function apart(way: Way): Way {
  return { ...way, names: [[], ...way.names] };
}

/** A sign alone is no word: a dash parts what is said. */
function withWord(word: string, way: Way): Way {
  if (isConnector(folded(word)) || !/[\p{L}\p{N}]/u.test(word)) return apart(way);
  if (isQuoted(word)) return apart({ ...way, names: [[word], ...way.names] });
  const [next = [], ...others] = way.names;
  return { ...way, names: [[word, ...next], ...others] };
}

function placeOf({ names }: Way): string {
  return names
    .flatMap((words) => {
      const [first = ""] = words;
      return isQuoted(first) ? [first.slice(1, -1).trim()] : withoutTelling(words, words.map(folded));
    })
    .join(" ");
}
