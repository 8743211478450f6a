import { exampleLookup } from "@/tests/support/lists/example-list";
import type { Column } from "../declare/column";
import { findOnlyFault } from "../declare/only";
import type { Filter } from "../filters/filter";
import { isOnlyApplied, onlyFilters } from "./only-filters";

const day = { timeZone: "Europe/Bucharest", today: "2026-11-21" };

const filters: Readonly<Record<string, Filter>> = {
  created: { kind: "date-range", param: "created", periods: "general" },
  amount: { kind: "amount-range", param: "amount" },
  quantity: { kind: "number-range", param: "quantity", most: 1000 },
  type: { kind: "choice", param: "type", options: { VENDING: 1, LOCKER: 2 } },
  storages: { kind: "relation", param: "storages", isMany: true, lookup: exampleLookup },
  isActive: { kind: "boolean", param: "isActive" },
  number: { kind: "text", param: "number" },
  years: { kind: "years", param: "years", since: 2020 },
  months: { kind: "months", param: "months" },
};

const moment = (value: string): Column<unknown> => ({ kind: "date-time", value: () => value });
const money = (amount: string): Column<unknown> => ({ kind: "money", value: () => ({ amount, currency: "RON" }) });
const pieces = (value: number): Column<unknown> => ({ kind: "quantity", value: () => value });
const word = (value: string | undefined): Column<unknown> => ({ kind: "status", words: {}, value: () => value });
const storages: Column<unknown> = {
  kind: "tags",
  value: () => ["Gara de Nord", "Piața Unirii"],
  names: () => [
    { page: "storages", id: 3 },
    { page: "orders", filters: {} },
  ],
};

it.each<[string, string, Column<unknown>, unknown]>([
  ["the operator's day of a moment", "created", moment("2026-11-20T22:30:00Z"), [{ created: "2026-11-21&2026-11-21" }]],
  ["an amount, from it to it", "amount", money("14.50"), [{ amount: "14.5&14.5" }]],
  ["no amount beyond the filter's", "amount", money("10000.01"), [undefined]],
  ["no amount below it", "amount", money("-3.00"), [undefined]],
  ["a number of pieces", "quantity", pieces(12), [{ quantity: "12&12" }]],
  ["no pieces, of which an end of 0 says nothing", "quantity", pieces(0), [undefined]],
  ["a word that the filter has", "type", word("LOCKER"), [{ type: "LOCKER" }]],
  ["no word that it has not", "type", word("LAUNDRY"), [undefined]],
  ["nothing", "type", word(undefined), [undefined]],
  ["the ids of records, not of what is found by a filter", "storages", storages, [{ storages: "3" }, undefined]],
  ["a text", "number", { kind: "text", value: () => "A 7" }, [{ number: "A 7" }]],
])("%s", (_what, key, column, only) => {
  expect(onlyFilters(filters, key, column, {}, day)).toEqual(only);
});

it("a function sets several filters at once, or none where one of them takes no such value", () => {
  const period = (year: number) => () => ({ years: year, months: 3 });
  expect(onlyFilters(filters, period(2026), word("03.2026"), {}, day)).toEqual([{ years: "2026", months: "3" }]);
  expect(onlyFilters(filters, period(1999), word("03.1999"), {}, day)).toEqual([undefined]);
});

it("is applied already where the same is asked for, in whatever words", () => {
  const only = { created: "2026-11-21&2026-11-21" };
  const isApplied = (applied: Record<string, string>) => isOnlyApplied(filters, only, applied, day.today);
  expect(isApplied({ created: "today" })).toBe(true);
  expect(isApplied({ created: "yesterday" })).toBe(false);
  expect(isApplied({ type: "LOCKER" })).toBe(false);
});

it.each([
  ["b", "type", /no column/],
  ["a", "none", /no filter/],
  ["a", "storages", /takes no such value/],
  ["a", "isActive", /takes no such value/],
  ["a", "type", undefined],
])("a declaration of %s by %s is checked", (key, source, fault) => {
  const found = findOnlyFault({ columns: { a: word("") }, filters, only: { [key]: source }, preview: { fields: {} } });
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(fault);
});
