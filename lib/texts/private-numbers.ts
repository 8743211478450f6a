/** What may be searched by of a text that somebody typed (decisions 0042 and 0043). */
export interface WithoutPrivateNumbers {
  /** Of each card's number its last four digits alone, as `•••• 1234`, and no personal code. */
  text: string;
  /** Of the first card. */
  lastFour: string | undefined;
  hasPersonalCode: boolean;
}

const cardDigits = { least: 13, most: 19 };
const separator = /^[\s.,/_·\u2010-\u2015-]{1,3}$/;

interface Digits {
  digits: string;
  from: number;
  to: number;
}

/**
 * Takes card numbers and personal codes (CNP) out of what is searched for, before it is read, sent or put into an address.
 * A card's is any 13 to 19 digits with the check digit of ISO/IEC 7812, whatever parts them or stands around.
 * @param isProduct the text is a product's number, which a card may be numbered like
 */
export function withoutPrivateNumbers(typed: string, isProduct = false): WithoutPrivateNumbers {
  // Most texts that people type.
  if (!/\d(?:\D{0,3}\d){12}/.test(typed)) return { text: typed, lastFour: undefined, hasPersonalCode: false };
  const found = privateNumbers(typed, isProduct);
  let text = "";
  let end = 0;
  for (const { from, to, lastFour } of found) {
    text += typed.slice(end, from) + (lastFour === undefined ? "" : `•••• ${lastFour}`);
    end = to;
  }
  return {
    text: (text + typed.slice(end)).trim(),
    lastFour: found.find(({ lastFour }) => lastFour !== undefined)?.lastFour,
    hasPersonalCode: found.some(({ lastFour }) => lastFour === undefined),
  };
}

interface PrivateNumber {
  from: number;
  to: number;
  /** Of a card; a personal code has none. */
  lastFour: string | undefined;
}

function privateNumbers(typed: string, isProduct: boolean): PrivateNumber[] {
  const runs = [...typed.matchAll(/\d+/g)].map(
    ({ 0: digits, index }): Digits => ({ digits, from: index, to: index + digits.length }),
  );
  const found: PrivateNumber[] = [];
  let end = 0;
  for (const [at, { digits, from, to }] of runs.entries()) {
    if (from < end) continue;
    if (isPersonalCode(digits)) found.push({ from, to, lastFour: undefined });
    const card = isProduct ? [] : cardAt(typed, runs, at);
    const last = isPersonalCode(digits) ? undefined : card.at(-1);
    if (last === undefined) continue;
    found.push({ from, to: last.to, lastFour: digitsOf(card).slice(-4) });
    end = last.to;
  }
  return found;
}

/** The runs of digits that are one card's number from there on; the longest such, or none. */
function cardAt(typed: string, runs: readonly Digits[], first: number): readonly Digits[] {
  const begin = runs[first];
  if (begin === undefined || begin.digits.startsWith("0") || isOfIban(typed, begin)) return [];
  let longest: readonly Digits[] = [];
  for (let next = first; next < runs.length; next += 1) {
    const [before, run] = [runs[next - 1], runs[next]];
    if (run === undefined) break;
    if (next > first && before !== undefined && !separator.test(typed.slice(before.to, run.from))) break;
    const parts = runs.slice(first, next + 1);
    const count = digitsOf(parts).length;
    if (count > cardDigits.most) break;
    if (count >= cardDigits.least && isGroupedAsCard(parts) && hasLuhnDigit(digitsOf(parts))) longest = parts;
  }
  return longest;
}

function digitsOf(runs: readonly Digits[]): string {
  return runs.map(({ digits }) => digits).join("");
}

/** A day, a time and an amount are grouped otherwise: by one and two digits among others. */
function isGroupedAsCard(runs: readonly Digits[]): boolean {
  const sizes = runs.map(({ digits }) => digits.length);
  const [size = 0] = sizes;
  const isEven = sizes.slice(0, -1).every((each) => each === size) && (sizes.at(-1) ?? 0) <= size;
  return isEven || sizes.every((each) => each >= 3);
}

/** A bank account's digits may have the check digit of a card by chance. */
function isOfIban(typed: string, { from }: Digits): boolean {
  return /(?:^|[^\p{L}\d])[a-z]{2}\d{2}[a-z]{4}[a-z\d]*$/iu.test(typed.slice(0, from));
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const codeWeights = [..."279146358279"].map(Number);

/** A Romanian personal code: sex and century, day of birth, county, number, check digit. Nobody is born after 2049 yet. */
function isPersonalCode(digits: string): boolean {
  const form =
    /^(?:[1-4789]\d{2}|[56][0-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(0[1-9]|[1-4]\d|5[0-2]|70|8[0-3])\d{4}$/;
  if (!form.test(digits)) return false;
  const sum = codeWeights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0) % 11;
  return (sum === 10 ? 1 : sum) === Number(digits[12]);
}

/** What a filter that searches for people takes of a typed text. */
export function withoutCards(typed: string): string {
  return withoutPrivateNumbers(typed).text;
}
