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
const connectors: ReadonlySet<string> = new Set([
  "la",
  "at",
  "pe",
  "on",
  "in",
  "din",
  "cu",
  "orele",
  "ora",
  "pentru",
  "for",
]);

export const hourWords: ReadonlySet<string> = new Set(["ora", "orele", "at", "@"]);

export const moneyWords: ReadonlySet<string> = new Set(["lei", "leu", "ron"]);

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

export function isConnector(word: string): boolean {
  return connectors.has(word);
}

function indexOf(names: readonly (readonly string[])[], word: string): number | undefined {
  const index = names.findIndex((each) => each.includes(word));
  return index === -1 ? undefined : index;
}
