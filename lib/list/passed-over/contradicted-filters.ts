import type { Range } from "@/lib/calls/params";
import type { Columns } from "../declare/column";
import type { OnlyValues } from "../declare/only";
import type { Filter, WireValue } from "../filters/filter";
import { wireValueOf } from "../filters/filter-wire";
import { type OperatorsDay, onlyFilters } from "../only/only-filters";
import type { AppliedFilters } from "../url/list-state";

/** What of a list tells to which filters its values lead. */
export interface TellingList<Row> {
  columns: Columns<Row>;
  filters: Readonly<Record<string, Filter>>;
  only?: OnlyValues<Row> | undefined;
}

/**
 * The applied filters that rows contradict, by their keys: a row whose own value leads by "only this" to another setting
 * should not be there. Of filters whose value no row shows nothing is known, nor of those of typed text.
 */
export function contradictedFilters<Row>(
  list: TellingList<Row>,
  applied: AppliedFilters,
  rows: readonly Row[],
  at: OperatorsDay,
): string[] {
  const contradicted = new Set<string>();
  for (const row of rows) {
    const told = valuesOf(list, row, at);
    for (const [key, text] of Object.entries(applied)) {
      const [filter, own] = [list.filters[key], told[key] ?? []];
      if (filter === undefined || filter.kind === "text" || own.length === 0) continue;
      // What is paid may be paid externally: of a further word yes and no tell nothing.
      if (own.every(isYesOrNo) && !isYesOrNo(text)) continue;
      const wanted = wireValueOf(filter, text, at.today);
      if (!own.some((each) => fits(wireValueOf(filter, each, at.today), wanted))) contradicted.add(key);
    }
  }
  return Object.keys(applied).filter((key) => contradicted.has(key));
}

/** By filter the settings that leave the row; where one of a column's values leads to none, it may be any. */
function valuesOf<Row>({ columns, filters, only = {} }: TellingList<Row>, row: Row, at: OperatorsDay) {
  const told: Record<string, string[]> = {};
  for (const [name, source] of Object.entries(only)) {
    const column = columns[name];
    const settings = column === undefined ? [] : onlyFilters(filters, source, column, row, at);
    if (settings.includes(undefined)) continue;
    for (const setting of settings)
      for (const [key, text] of Object.entries(setting ?? {})) told[key] = [...(told[key] ?? []), text];
  }
  return told;
}

function isYesOrNo(text: string): boolean {
  return text === "true" || text === "false";
}

/** @param wanted what the platform was asked for: nothing stands for all */
function fits(own: WireValue | undefined, wanted: WireValue | undefined): boolean {
  if (own === undefined || wanted === undefined || wanted === "all") return true;
  if (isRange(own) && isRange(wanted)) return isWithin(own.from, wanted);
  const [values, asked] = [new Set([own].flat()), [wanted].flat()];
  return asked.some((each) => values.has(each));
}

function isRange(value: WireValue): value is Range<string | number> {
  return typeof value === "object" && !Array.isArray(value);
}

function isWithin(value: string | number | undefined, { from, to }: Range<string | number>): boolean {
  if (value === undefined) return true;
  return (from === undefined || isRising(from, value)) && (to === undefined || isRising(value, to));
}

/** Days in the order of time, numbers by what they are worth. */
function isRising(one: string | number, other: string | number): boolean {
  const [first, second] = [Number(one), Number(other)];
  return Number.isNaN(first) || Number.isNaN(second) ? String(one) <= String(other) : first <= second;
}
