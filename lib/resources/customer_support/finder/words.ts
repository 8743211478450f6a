/** Words of both languages as they are compared: in small letters, without diacritics. */

const dayWords: Readonly<Record<string, number>> = {
  azi: 0,
  astazi: 0,
  today: 0,
  ieri: -1,
  yesterday: -1,
  alaltaieri: -2,
};

/** From Monday; each language's, whole and as people shorten it. */
const weekdays: readonly (readonly string[])[] = [
  ["luni", "monday", "mon"],
  ["marti", "tuesday", "tue"],
  ["miercuri", "wednesday", "wed"],
  ["joi", "thursday", "thu"],
  ["vineri", "friday", "fri"],
  ["sambata", "saturday", "sat"],
  ["duminica", "sunday", "sun"],
];

const months: readonly (readonly string[])[] = [
  ["ian", "ianuarie", "jan", "january"],
  ["feb", "februarie", "february"],
  ["mar", "martie", "march"],
  ["apr", "aprilie", "april"],
  ["mai", "may"],
  ["iun", "iunie", "jun", "june"],
  ["iul", "iulie", "jul", "july"],
  ["aug", "august"],
  ["sep", "sept", "septembrie", "september"],
  ["oct", "octombrie", "october"],
  ["noi", "nov", "noiembrie", "november"],
  ["dec", "decembrie", "december"],
];

/** Between what is said; none of them is part of a storage's name that a search needs. */
const connectors: ReadonlySet<string> = new Set(
  "la at pe on in din cu orele orei ora pentru langa for from near with the around about cam vreo circa aproximativ aprox aprox. approximately ~".split(
    " ",
  ),
);

/** Several words, and what says the same in fewer: `de` alone is part of many names. */
export const phrases: readonly (readonly [phrase: string, means: string])[] = [
  ["in jurul orei", "ora"],
  ["in jur de", "around"],
  ["in jurul", "around"],
  ["cam la", "la"],
  ["cam pe la", "la"],
  ["pe la", "la"],
  ["de la", "la"],
  ["de pe", "pe"],
  ["de dimineata", "dimineata"],
  ["de seara", "seara"],
  ["de pranz", "pranz"],
  ["aseara", "ieri seara"],
  ["dupa amiaza", "amiaza"],
  ["dupa-amiaza", "amiaza"],
  ["last night", "ieri noaptea"],
  ["this morning", "azi dimineata"],
  ["this afternoon", "azi amiaza"],
  ["this evening", "azi seara"],
  ["in the morning", "dimineata"],
  ["in the afternoon", "amiaza"],
  ["in the evening", "seara"],
];

/** A sum that follows one of these is about so much. */
export const aboutWords: ReadonlySet<string> = new Set(
  "about around cam vreo circa aproximativ aprox aprox. approximately ~".split(" "),
);

export const hourWords: ReadonlySet<string> = new Set(["ora", "orele", "orei", "at", "@"]);

/** Before a number up to 23 they may mean an hour. */
export const likelyHourWords: ReadonlySet<string> = new Set(["la", "around", "about"]);

/** Part of a day: an hour up to 11 that is said along with one may be twelve later. */
const dayParts: Readonly<Record<string, "before" | "after" | "night">> = {
  dimineata: "before",
  morning: "before",
  pranz: "after",
  amiaza: "after",
  afternoon: "after",
  noon: "after",
  seara: "after",
  evening: "after",
  noaptea: "night",
  noapte: "night",
  night: "night",
};

export const moneyWords: ReadonlySet<string> = new Set(["lei", "leu", "ron"]);

/** Hundredths. */
export const smallMoneyWords: ReadonlySet<string> = new Set(["bani", "ban"]);

/** How many days before today; undefined for another word. */
export function dayOfWord(word: string): number | undefined {
  return Object.hasOwn(dayWords, word) ? dayWords[word] : undefined;
}

/** From 0 for Monday; undefined for another word. */
export function weekdayOfWord(word: string): number | undefined {
  return indexOf(weekdays, word);
}

/** From 1; undefined for another word. */
export function monthOfWord(word: string): number | undefined {
  const index = indexOf(months, word.replace(/\.$/, ""));
  return index === undefined ? undefined : index + 1;
}

/** Of a day's part that a word names, what it does to an hour up to 11; undefined for another word. */
export function dayPartOfWord(word: string): "before" | "after" | "night" | undefined {
  return Object.hasOwn(dayParts, word) ? dayParts[word] : undefined;
}

export function isConnector(word: string): boolean {
  return connectors.has(word);
}

function indexOf(names: readonly (readonly string[])[], word: string): number | undefined {
  const index = names.findIndex((each) => each.includes(word));
  return index === -1 ? undefined : index;
}
