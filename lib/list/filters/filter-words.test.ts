import { exampleList, exampleLookup } from "@/tests/support/lists/example-list";
import { recordNames } from "../lookups/record-names";
import { type FilterReader, filterWords } from "./filter-words";

const reader: FilterReader = {
  locale: "ro",
  text: (...path) => path.join("."),
  yes: "da",
  no: "nu",
  all: "toate",
  period: (set, period, isShort) => `${isShort ? "short " : ""}${set}.${period}`,
  from: (value) => `de la ${value}`,
  until: (value) => `până la ${value}`,
};
const names = recordNames([{ lookup: exampleLookup, args: {} }], [[{ id: 17, name: "Ion Pop" }]]);
const wordsOf = (applied: Record<string, string>) => filterWords(exampleList, applied, reader, names);

it("FILT-002 says of each applied filter what it is called and what it is set to, in the order of applying", () => {
  expect(wordsOf({ type: "BIG", name: "apă", gone: "1" })).toEqual([
    { key: "type", name: "filters.type", value: "options.type.BIG" },
    { key: "name", name: "fields.name", value: "apă" },
  ]);
});

it.each([
  ["colours", "GREEN,BLUE", ["2"]],
  ["users", "4,17", ["2"]],
  ["users", "17", undefined],
  ["months", "2,12", ["2"]],
  ["created", "2026-11-01&2026-11-21", ["01.11–21.11.2026"]],
  ["created", "2026-12-28&2027-01-03", undefined],
  ["created", "2026-11-21&2026-11-21", ["21.11.2026"]],
  ["created", "2026-11-01&", ["de la 01.11.2026", "≥ 01.11.2026"]],
  ["created", "&2026-11-21", ["până la 21.11.2026", "≤ 21.11.2026"]],
  ["created", "last-7-days", ["warehouse.last-7-days", "short warehouse.last-7-days"]],
  ["amount", "12.5&1000", ["12,50–1.000 RON", "12,50–1.000"]],
  ["amount", "&1000", ["până la 1.000 RON"]],
  ["quantity", "5&50", ["5–50"]],
  ["name", "apă, suc", undefined],
])("FILT-002 in little room %s=%s reads %j", (key, text, shorts) => {
  expect(wordsOf({ [key]: text }).map((words) => words.shorts)).toEqual([shorts]);
});

it.each([
  ["2026-12-28&2027-01-03", ["28.12.2026", "03.01.2027"]],
  ["2026-12-28&", undefined],
  ["2026-11-01&2026-11-21", undefined],
  ["last-7-days", undefined],
])("FILT-002 DATE-002 days of two years have a line each: %s", (text, lines) => {
  expect(wordsOf({ created: text }).map((words) => words.lines)).toEqual([lines]);
});

it.each([
  ["number", "7", "7"],
  ["colours", "GREEN,BLUE", "options.colours.GREEN, options.colours.BLUE"],
  ["isActive", "true", "da"],
  ["isActive", "false", "nu"],
  ["active", "all", "toate"],
  ["storage", "17", "Ion Pop"],
  ["users", "4,17", "#4, Ion Pop"],
  ["created", "last-7-days", "warehouse.last-7-days"],
  ["created", "2026-11-01&2026-11-21", "01.11.2026 – 21.11.2026"],
  ["created", "2026-11-21&2026-11-21", "21.11.2026"],
  ["created", "2026-11-01&", "de la 01.11.2026"],
  ["created", "&2026-11-21", "până la 21.11.2026"],
  ["eventDate", "yesterday", "general.yesterday"],
  ["amount", "12.5&1000", "12,50 RON – 1.000 RON"],
  ["quantity", "&50", "până la 50"],
  ["years", "2018,2026", "2018, 2026"],
  ["months", "2,12", "februarie, decembrie"],
])("DATE-002 FILT-002 %s=%s reads %s", (key, text, words) => {
  expect(wordsOf({ [key]: text }).map(({ value }) => value)).toEqual([words]);
});
