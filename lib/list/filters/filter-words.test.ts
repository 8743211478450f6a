import { exampleList, exampleLookup } from "@/tests/support/lists/example-list";
import { recordNames } from "../lookups/record-names";
import { type FilterReader, filterWords } from "./filter-words";

const reader: FilterReader = {
  locale: "ro",
  text: (...path) => path.join("."),
  yes: "da",
  no: "nu",
  all: "toate",
  period: (set, period) => `${set}.${period}`,
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
  ["amount", "12.5&1000", "12,5 RON – 1.000 RON"],
  ["quantity", "&50", "până la 50"],
  ["years", "2018,2026", "2018, 2026"],
  ["months", "2,12", "februarie, decembrie"],
])("DATE-002 FILT-002 %s=%s reads %s", (key, text, words) => {
  expect(wordsOf({ [key]: text }).map(({ value }) => value)).toEqual([words]);
});
