import type { Filter, FilterKind } from "@/lib/list/filters/filter";

/** What no filter takes, free text apart: code, paths, other scripts' digits, names of the language itself. */
const neverAValue = [
  "' OR '1'='1",
  "1; DROP TABLE orders; --",
  "1 UNION SELECT password FROM users",
  '{"$gt":""}',
  '["17"]',
  "../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "<script>alert(1)</script>",
  "$" + "{7*7}",
  "{{7*7}}",
  "\u202e17",
  "１７",
  "१७",
  "17\u0000",
  "17\r\nX-Admin: 1",
  "17\u200b",
  " 17",
  "17 ",
  "+17",
  "1e3",
  "0x11",
  "-1",
  "-0",
  "1.5.2",
  "NaN",
  "Infinity",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "[object Object]",
  "9".repeat(400),
  "x".repeat(8_000),
  ",",
  "1,,2",
  ",1",
  "1,1",
  Array.from({ length: 101 }, (_, index) => index + 1).join(","),
] as const;

const outOfRange: Readonly<Record<FilterKind, readonly string[]>> = {
  text: [],
  number: ["1.5", "17&18", "1000000000000000"],
  relation: ["0", "1.5", "17&18", "1000000000000000", "Ion"],
  choice: ["TRUE", "locker ", "LOCKER,VENDING", "0"],
  choices: ["new", "NEW;COUNTED", "NEW,NOTHING", "0"],
  boolean: ["TRUE", "1", "0", "yes", "true,false", "all"],
  "three-state": ["TRUE", "1", "ALL", "true,false", "none"],
  "date-range": [],
  "event-date": [],
  "amount-range": ["10", "-1&5", "10&5", "1.234&", "1,5&", "1&2&3", "9999999999&"],
  "number-range": ["10", "-1&5", "10&5", "1.5&2", "1&2&3", "9999999999999999&"],
  years: ["2017", "3000", "2018,2018", "18", "2018.0"],
  months: ["0", "13", "1,13", "January", "1.0"],
};

/** Of the calendar, and beyond what may be asked for: the day after the last one has a year of 5 digits. */
const farDays = ["9999-12-31", "3000-01-01", "1899-12-31", "0001-01-01"];

const noDays = [
  ...farDays.flatMap((day) => [`${day}&`, `&${day}`, `${day}&${day}`]),
  "2026-03-14",
  "2026-13-01&",
  "2026-02-30&",
  "2026-03-02&2026-03-01",
  "2026-03-01&2026-03-02&2026-03-03",
  "2026-3-1&",
  "14.03.2026&",
  "2026-03-14T00:00:00Z&",
  "today&",
  "TODAY",
  "last-3-days",
  "&",
  "a&b",
];

/** Texts that the filter must not take, as somebody could write them into an address. */
export function hostileTextsOf(filter: Filter): readonly string[] {
  if (filter.kind === "text")
    return ["", "   ", "a\u0000b", "a\nb", "a\u0085b", "a\u202eb", "a\u2066b", "x".repeat((filter.longest ?? 200) + 1)];
  const days = isOfDays(filter) ? noDays : [];
  return ["", ...neverAValue, ...outOfRange[filter.kind], ...days];
}

/** Values of one parameter that the call must refuse, as they stand on the wire. */
export function hostileValuesOf(filter: Filter): readonly string[] {
  if (filter.kind === "text") return hostileTextsOf(filter).filter((text) => text.trim() !== "");
  const days = isOfDays(filter) ? farDays : [];
  return [...neverAValue.filter((value) => !isPlainNumber(value)), ...days];
}

function isOfDays({ kind }: Filter): boolean {
  return kind === "event-date" || kind === "date-range";
}

/** JSON values that a filter of a query command must refuse. */
export function hostileJsonOf(filter: Filter): readonly unknown[] {
  const structures: unknown[] = [{}, { $gt: "" }, { toString: 1 }, [[]], [{}], [null], true, 1.5, -1, 2 ** 60];
  return [...hostileValuesOf(filter), ...structures];
}

/** On the wire leading noughts, doubled ids and a negative nought say nothing else than without them. */
function isPlainNumber(value: string): boolean {
  return value.split(",").every((each) => /^(-0|\d{1,16})$/.test(each));
}
