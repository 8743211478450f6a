import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { Column } from "@/lib/list/declare/column";
import { onlyFilters } from "@/lib/list/only/only-filters";
import { contradictedFilters } from "@/lib/list/passed-over/contradicted-filters";
import { type AnyList, listTable } from "@/lib/resources/list-table";
import { listOf } from "@/tests/support/lists/list-of";
import { operatorsDay, operatorsToday } from "@/tests/support/operators-day";
import { askCall, askList } from "./ask-list";
import { everyRow } from "./known-rows";
import { platformSuite } from "./platform-suite";

const open = platformSuite();
const today = operatorsToday();
const day = { timeZone: defaultTimeZone, today };

const pairs = listTable.flatMap(({ page, only = {} }) => Object.keys(only).map((key) => [page, key] as const));

it("every list narrows itself to values that it shows", () => {
  expect(listTable.filter(({ only }) => only === undefined).map(({ page }) => page)).toEqual([]);
  expect(pairs.length).toBeGreaterThan(75);
});

it.each(pairs)("%s: only this %s leaves rows with that value alone, the row among them", async (page, key) => {
  const list = listOf(page);
  const column = columnOf(list, key);
  const before = await firstRows(list);
  // The first and the last value that a filter takes: of one value alone nothing would be told.
  const offering = before.items.filter((row) => settings(list, key, row).length > 0);
  const tried = [...new Set([offering[0], offering.at(-1)])].filter((row) => row !== undefined);
  expect(tried.length).toBeGreaterThan(0);
  for (const row of tried) {
    const [{ filters, value } = nothing] = settings(list, key, row);
    const found = await everyRow(open, list, filters, today);
    expect(found.items.map(({ id }) => id)).toContain(row.id);
    expect(found.totalCount).toBeLessThanOrEqual(before.totalCount);
    for (const each of found.items) expect([each.id, ...shownValues(column, each)]).toContainEqual(value);
    expect(contradictedFilters(list, filters, found.items, day)).toEqual([]);
    // A platform that passed over the filter would answer with all rows.
    const others = before.items.filter((each) => !found.items.some(({ id }) => id === each.id));
    const telling = others.filter((each) => settings(list, key, each).length > 0);
    const isOfText = Object.keys(filters).every((name) => list.filters[name]?.kind === "text");
    if (!isOfText && telling.length > 0)
      expect([page, key, contradictedFilters(list, filters, before.items, day).length > 0]).toEqual([page, key, true]);
  }
});

it.each(pairs)("%s: only this %s means the same in a preview as in its row", async (page, key) => {
  const list = listOf(page);
  const field = list.preview.fields[key];
  if (field === undefined) return;
  const { items } = await firstRows(list);
  const row = items.find((each) => settings(list, key, each).length > 0);
  if (row === undefined) throw new Error(`No row of ${page} has a value in ${key}.`);
  const { call, args, detail } = list.preview;
  const whole = detail(await askCall(open, call, args(row.id, list.usual)));
  const source = list.only?.[key] ?? "";
  expect(onlyFilters(list.filters, source, field, whole, day)).toEqual(
    onlyFilters<unknown>(list.filters, source, columnOf(list, key), row, day),
  );
});

const nothing = { filters: {}, value: undefined };

const read = new Map<string, ReturnType<typeof askList>>();
/** Asked once for each list: nobody writes. */
function firstRows(list: AnyList) {
  const rows = read.get(list.page) ?? askList(open, list, { size: 250 }, today);
  read.set(list.page, rows);
  return rows;
}

function columnOf({ columns }: AnyList, key: string): Column<unknown> {
  const column: Column<unknown> | undefined = columns[key];
  if (column === undefined) throw new Error(`${key} is no column.`);
  return column;
}

/** What each of a value's texts narrows the list to, and that text. */
function settings(list: AnyList, key: string, row: unknown) {
  const column = columnOf(list, key);
  const values = shownValues(column, row);
  const all = onlyFilters(list.filters, list.only?.[key] ?? "", column, row, day);
  return all.flatMap((filters, index) => (filters === undefined ? [] : [{ filters, value: values[index] }]));
}

/** What a person reads there; of a moment its day. */
function shownValues(column: Column<unknown>, row: unknown): unknown[] {
  const value = column.value(row);
  if (column.kind === "tags") return Array.isArray(value) ? value : [];
  if (column.kind === "date-time" && typeof value === "string") return [operatorsDay(value)];
  return [value];
}
