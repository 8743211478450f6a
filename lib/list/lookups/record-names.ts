import type { AnyArgs } from "@/lib/calls/address";
import type { Filter } from "../filters/filter";
import { readValues } from "../filters/filter-text";
import type { AppliedFilters } from "../url/list-state";
import { type Lookup, optionsOf } from "./lookup";

/** What has to be asked to know what the records of a relation filter are called. */
export interface NamesAsked {
  lookup: Lookup;
  args: AnyArgs;
}

/** What records are called. Their ids are unique within one kind alone, which the lookup's call tells. */
export type RecordNames = ReadonlyMap<string, string>;

/** One for each applied relation filter. */
export function namesAsked(filters: Readonly<Record<string, Filter>>, applied: AppliedFilters): NamesAsked[] {
  return Object.entries(applied).flatMap(([key, text]) => {
    const filter = filters[key];
    if (filter?.kind !== "relation") return [];
    const { lookup } = filter;
    const args = lookup.all ?? lookup.named?.(readValues(text).map(Number));
    return args === undefined ? [] : [{ lookup, args }];
  });
}

/** @param answers to what was asked, in its order; undefined where there is none yet. */
export function recordNames(asked: readonly NamesAsked[], answers: readonly unknown[]): RecordNames {
  const options = asked.flatMap(({ lookup }, index) =>
    optionsOf(lookup, answers[index]).map(({ value, label }) => [nameKey(lookup, value), label] as const),
  );
  return new Map(options);
}

/** @returns e.g. `#17` where the name is not known: the number says enough. */
export function nameOf(names: RecordNames, lookup: Lookup, id: string): string {
  return names.get(nameKey(lookup, id)) ?? `#${id}`;
}

function nameKey({ call }: Lookup, id: string | number): string {
  return `${call.id} ${id}`;
}
