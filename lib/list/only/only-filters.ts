import { dayIn } from "@/lib/dates/day";
import type { Column } from "../declare/column";
import { namedBy } from "../declare/named-record";
import type { OnlySource } from "../declare/only";
import type { Filter } from "../filters/filter";
import { readFilterText, writeHalves } from "../filters/filter-text";
import { wireValueOf } from "../filters/filter-wire";
import type { AppliedFilters } from "../url/list-state";

type Filters = Readonly<Record<string, Filter>>;

/** Where and when the operator works. */
export interface OperatorsDay {
  timeZone: string;
  /** YYYY-MM-DD */
  today: string;
}

const ranges: ReadonlySet<Filter["kind"]> = new Set(["date-range", "event-date", "amount-range", "number-range"]);

/**
 * The filters that leave only rows with a value of this one: one for each of a column's texts, which most have one of.
 * @returns undefined in the place of a text that no filter takes.
 */
export function onlyFilters<Row>(
  filters: Filters,
  source: OnlySource<Row>,
  column: Column<Row>,
  row: Row,
  { timeZone, today }: OperatorsDay,
): (AppliedFilters | undefined)[] {
  const settings =
    typeof source === "string"
      ? valuesOf(filters[source], column, row, timeZone).map((value) => ({ [source]: value }))
      : [source(row)].flat();
  return settings.map((setting) => readSetting(filters, setting, today));
}

/** Whether filters leave the same rows as others that are applied already. */
export function isOnlyApplied(filters: Filters, only: AppliedFilters, applied: AppliedFilters, today: string): boolean {
  return Object.entries(only).every(([key, text]) => {
    const [filter, before] = [filters[key], applied[key]];
    if (filter === undefined || before === undefined) return false;
    const [wanted, sent] = [text, before].map((each) => JSON.stringify(wireValueOf(filter, each, today)));
    return wanted === sent;
  });
}

function valuesOf<Row>(
  filter: Filter | undefined,
  column: Column<Row>,
  row: Row,
  timeZone: string,
): (string | number | undefined)[] {
  if (filter?.kind === "relation")
    return namedBy(column, row).map((record) => (record !== undefined && "id" in record ? record.id : undefined));
  if (filter !== undefined && ranges.has(filter.kind))
    return plainValues(column, row, timeZone).map((value = "") => writeHalves({ from: `${value}`, to: `${value}` }));
  return plainValues(column, row, timeZone);
}

function plainValues<Row>(column: Column<Row>, row: Row, timeZone: string): (string | undefined)[] {
  switch (column.kind) {
    case "tags":
      return [...(column.value(row) ?? [])];
    case "money":
      return [column.value(row)?.amount];
    case "date-time":
    case "operator-date": {
      const moment = column.value(row);
      return [moment && dayIn(timeZone, moment)];
    }
    case "text":
    case "status":
    case "date":
    case "expiry":
      return [column.value(row)];
    case "boolean":
    case "quantity": {
      const value = column.value(row);
      return [value === undefined ? undefined : String(value)];
    }
    default:
      return [];
  }
}

function readSetting(
  filters: Filters,
  setting: Readonly<Record<string, string | number | undefined>>,
  today: string,
): AppliedFilters | undefined {
  const read: Record<string, string> = {};
  for (const [key, value] of Object.entries(setting)) {
    const filter = filters[key];
    const text = filter && value !== undefined ? readFilterText(filter, String(value), today) : undefined;
    if (text === undefined) return undefined;
    read[key] = text;
  }
  return Object.keys(read).length === 0 ? undefined : read;
}
