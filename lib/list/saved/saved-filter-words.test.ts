import { exampleList } from "@/tests/support/lists/example-list";
import type { FilterReader } from "../filters/filter-words";
import { namesAsked, recordNames } from "../lookups/record-names";
import { recordsToName, savedFilterWords } from "./saved-filter-words";

const romanian: FilterReader = {
  locale: "ro",
  text: (...path) => path.join("."),
  yes: "da",
  no: "nu",
  all: "toate",
  period: (set, period) => `${set}.${period}`,
  from: (value) => `de la ${value}`,
  until: (value) => `până la ${value}`,
};
const labelOf = (param: string, value: string, label: string) =>
  savedFilterWords(exampleList, { name: "Mine", filters: [{ param, value, label }] }, romanian, "2026-11-21");

it.each([
  ["isActive", "true", "Active: Yes", "filters.isActive: da"],
  ["type", "BIG", "Type: Big", "filters.type: options.type.BIG"],
  ["created", "2026-11-01&", "Created: from 01.11.2026", "filters.created: de la 01.11.2026"],
])("FILT-018 %s=%s, saved as %j, reads %j to the person of now", (param, value, label, now) => {
  expect(labelOf(param, value, label)).toEqual([{ param, label: now }]);
});

it("FILT-017 a record that was saved by its id is asked for, and reads as it is called now", () => {
  const filters = [
    { param: "storage", value: "17", label: "Storage: #17" },
    { param: "type", value: "BIG", label: "Type: Big" },
    { param: "gone", value: "1", label: "Gone: #1" },
  ];
  const saved = { name: "Mine", filters };
  expect(recordsToName(exampleList, saved, "2026-11-21")).toEqual({ storage: "17" });
  const named = [{ value: 17, label: "Locker: Gara de Nord" }];
  const names = recordNames(namesAsked(exampleList.filters, { storage: "17" }), [
    { items: named.map(({ value, label }) => ({ id: value, name: label })) },
  ]);
  const labels = (known?: typeof names) =>
    savedFilterWords(exampleList, saved, romanian, "2026-11-21", known).map(({ label }) => label);
  expect(labels(names)[0]).toBe("filters.storage: Locker: Gara de Nord");
  expect(labels()[0]).toBe("filters.storage: #17");
});

it("FILT-017 a record whose name was saved is not asked for", () => {
  const filters = [{ param: "storage", value: "17", label: "Storage: Locker: Gara de Nord" }];
  expect(recordsToName(exampleList, { name: "Mine", filters }, "2026-11-21")).toEqual({});
});

it("FILT-018 a record keeps the name that it was saved with", () => {
  expect(labelOf("storage", "17", "Storage: Locker: Gara de Nord")).toEqual([
    { param: "storage", label: "filters.storage: Locker: Gara de Nord" },
  ]);
});

it.each([
  ["gone", "1", "Gone: 1"],
  ["type", "HUGE", "Type: Huge"],
  ["toString", "1", "Odd: 1"],
])("FILT-018 what the list no longer takes says what it said: %s=%s", (param, value, label) => {
  expect(labelOf(param, value, label)).toEqual([{ param, label }]);
});

it("FILT-047 what narrows a choice is no filter, though one was saved", () => {
  expect(labelOf("shape", "ROUND", "Shape: Round")).toEqual([]);
});

it("FILT-018 without a list each says what it said", () => {
  const saved = { name: "Mine", filters: [{ param: "type", value: "BIG", label: "Type: Big" }] };
  expect(savedFilterWords(undefined, saved, romanian, "2026-11-21")).toEqual([{ param: "type", label: "Type: Big" }]);
});
