import { isParticiple } from "./telling-words";
import { moneyWords, smallMoneyWords } from "./words";

/** Hours and sums as they are said in several words: as the words that write them in digits. */
export interface Spoken {
  means: readonly string[];
  taken: number;
}

const hour = "(?<hour>[01]?\\d|2[0-3])";
const half = "(?: ?(?<half>[ap])\\.?m)?";
const halfOf = "(?:jumatate|jumate|juma)";
const minuteWord = "(?: (?:de )?min(?:ute)?)";
const noSum = `(?! (?:de )?(?:${[...moneyWords, ...smallMoneyWords].join("|")})(?: |$))`;
const end = `${noSum}(?= |$)`;

const times: readonly (readonly [form: RegExp, minutes?: number])[] = [
  [new RegExp(`^${hour}(?:[:.](?<plus>[0-5]\\d))? ?(?<half>[ap])\\.?m${end}`)],
  [new RegExp(`^${hour} (?:si )?${halfOf}${half}${end}`), 30],
  [new RegExp(`^${hour} si (?:un )?sfert${end}`), 15],
  [new RegExp(`^${hour} fara (?:un )?sfert${end}`), -15],
  [new RegExp(`^${hour} fara (?<minus>[0-5]?\\d)${minuteWord}?${end}`)],
  [new RegExp(`^${hour} si (?<plus>[0-5]?\\d)${minuteWord}${end}`)],
  [new RegExp(`^half past ${hour}${half}${end}`), 30],
  [new RegExp(`^(?:a )?quarter past ${hour}${half}${end}`), 15],
  [new RegExp(`^(?:a )?quarter to ${hour}${half}${end}`), -15],
  [new RegExp(`^(?<plus>[0-5]?\\d)(?: minutes)? past ${hour}${half}${end}`)],
  [new RegExp(`^(?<minus>[0-5]?\\d)(?: minutes)? to ${hour}${half}${end}`)],
  [new RegExp(`^${hour} o['’]?clock${end}`)],
];
/** `la 12 și 40`: of other two numbers nothing says that they are an hour and its minutes. */
const hourAndMinutes: (typeof times)[number] = [new RegExp(`^${hour} si (?<plus>[0-5]?\\d)${end}`)];
const minutesOfDay = 24 * 60;

const unit = `(?:${[...moneyWords].join("|")})`;
const halfSums = [
  new RegExp(`^(\\d+) (?:si )?${halfOf} (?:de )?${unit}(?= |$)`),
  new RegExp(`^(\\d+) ?(?:de )?${unit} (?:si )?${halfOf}(?= |$)`),
];

/**
 * What begins a text and is said in words: `8:40 pm`, `12 și 40`, `5 și jumătate`, `quarter to 9`, `8 lei și jumătate`.
 * @param words without case and diacritics, from where one looks
 * @param isOfHour what stands before says that an hour may follow
 */
export function spokenPart(words: readonly string[], isOfHour: boolean): Spoken | undefined {
  const text = words.join(" ");
  return spokenSum(text) ?? spokenTime(text, isOfHour ? [...times, hourAndMinutes] : times);
}

function spokenSum(text: string): Spoken | undefined {
  const [said, whole] = halfSums.map((form) => form.exec(text)).find((match) => match !== null) ?? [];
  return said === undefined ? undefined : { means: [`${whole}.50`, "lei"], taken: wordsIn(said) };
}

function spokenTime(text: string, forms: typeof times): Spoken | undefined {
  for (const [form, minutes = 0] of forms) {
    const { 0: said = "", groups } = form.exec(text) ?? {};
    const time = groups && timeOf(groups, minutes);
    const [next = ""] = text.slice(said.length + 1).split(" ");
    // `la 8 am plătit`
    const isVerb = said.endsWith("am") && isParticiple(next);
    if (time !== undefined && !isVerb) return { means: ["ora", time], taken: wordsIn(said) };
  }
  return undefined;
}

/** @returns HH:mm; undefined for `14 am`, which is no hour */
function timeOf({ hour, half, plus = "0", minus = "0" }: Partial<Record<string, string>>, more: number) {
  const said = Number(hour);
  if (half === "a" && said > 12) return undefined;
  const minutes = more + Number(plus) - Number(minus);
  // A quarter to one, in neither half of the day, is after noon.
  const isLater = said < 12 && (half === "p" || (half === undefined && said === 1 && minutes < 0));
  const hours = half === "a" && said === 12 ? 0 : said + (isLater ? 12 : 0);
  const inDay = (hours * 60 + minutes + minutesOfDay) % minutesOfDay;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function wordsIn(said: string): number {
  return said.split(" ").length;
}
