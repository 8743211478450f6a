import type { Filter } from "@/lib/list/filters/filter";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { type TextShape, textShapes } from "./text-shape";
import { byPreview } from "./typed-filter";

/** By which of its filters a list is searched for each shape of text; for a shape that is absent it is not asked. */
export interface ListSearch extends Partial<Record<TextShape, string>> {
  /** What other filters are set to along with one. */
  along?: Partial<Record<TextShape, AppliedFilters>>;
  /** How long a person has stopped typing before it is asked, in ms; where absent, the filter's kind says it. */
  delay?: number;
}

/** @returns what a declaration names that is no filter of the list. */
export function findSearchFault(search: ListSearch, filters: Readonly<Record<string, Filter>>): string | undefined {
  for (const shape of textShapes) {
    const key = search[shape];
    const isById = shape === "id" && key === byPreview;
    const named = [...(key === undefined || isById ? [] : [key]), ...Object.keys(search.along?.[shape] ?? {})];
    const unknown = named.find((each) => !Object.hasOwn(filters, each));
    if (unknown !== undefined)
      return `its search for ${shape} goes by "${unknown}", which is no filter; name one of its filters${shape === "id" ? `, or "${byPreview}" for its preview's call` : ""}.`;
  }
  return undefined;
}
