import * as z from "#schema";
import { dayIn } from "@/lib/dates/day";
import { defaultTimeZone } from "@/lib/dates/time-zone";

/**
 * Pieces of platform answers that many resources share. Each reads what the platform sends and gives
 * a value that survives JSON, because answers travel on to the browser.
 */

/**
 * An amount: the platform sends a number or decimal text; the program keeps one text of each amount, with two places or
 * as many more as it has (12.5 and "012.500" are `12.50`), so that amounts are the same where their texts are.
 */
export const amount = z.pipe(
  z.union([z.number().check(z.refine(Number.isFinite)), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((wire) => amountText(typeof wire === "number" ? plainText(wire) : wire)),
);

/** A number without an exponent. */
function plainText(amount: number): string {
  return amount.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 });
}

function amountText(decimal: string): string {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  const digits = `${whole}.${fraction.padEnd(2, "0")}`;
  return /[1-9]/.test(digits) ? sign + digits : digits;
}

/** A moment in UTC, ISO 8601 with time. A time without a zone is UTC, as the platform means it. */
export const moment = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })]),
  z.transform((text) => (/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)),
);

let placeOfDays = defaultTimeZone;

/**
 * Reads answers as of a place: a moment where a day is expected falls on that place's day.
 * @param read reads at once: what it did after a wait would be of another place.
 */
export function withDaysOf<Read>(timeZone: string, read: () => Read): Read {
  const before = placeOfDays;
  placeOfDays = timeZone;
  try {
    return read();
  } finally {
    placeOfDays = before;
  }
}

const isoMoment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/;
const utc = /^(Z|[+-]00:?00)$/;
const midnight = /^00:00(:00(\.0+)?)?$/;

/** A calendar day YYYY-MM-DD. Of a moment it is the operator's day, unless it is a day that was written as midnight in UTC. */
export const calendarDay = z.pipe(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)), z.transform(dayOf));

function dayOf(text: string): string {
  const [, day = text.slice(0, 10), time = "00:00", zone = "Z"] = isoMoment.exec(text) ?? [];
  if (midnight.test(time) && utc.test(zone)) return day;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? day : dayIn(placeOfDays, moment);
}

/** Text that the platform may leave out or send as null. */
export const optionalText = optional(z.string());

/** A field that may be missing or null; absent for the program either way. */
export function optional<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

/** For calls whose answer says nothing beyond that they succeeded. */
export const doneSchema = z.pipe(
  z.unknown(),
  z.transform(() => ({ done: true })),
);

/** Another record by id and name. */
export const entityReference = z.object({ id: z.int(), name: z.string() });

/** A person as other records name them. */
export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
});

/** A page of a list: the rows, and how many there are in all pages together. */
export function rows<Row extends z.core.$ZodType>(row: Row) {
  return z.object({ items: z.array(row), totalCount: z.int().check(z.gte(0)) });
}

/**
 * JSON text inside a row (2§3 ReceptionEntryNoteItems). Text that does not parse fails the answer:
 * silence would show a reception without lines.
 */
export function jsonText<Inner extends z.core.$ZodType>(inner: Inner) {
  const parsed = z.transform((text: string, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: "custom", message: "is not JSON", input: text });
      return z.NEVER;
    }
  });
  return z.pipe(z.pipe(z.string(), parsed), inner);
}
