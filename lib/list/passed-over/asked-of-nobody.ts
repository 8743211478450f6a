import type { Filter } from "../filters/filter";
import type { AppliedFilters } from "../url/list-state";

/** No record has it, so a platform that answers with rows does not search by the filter that it stands in. */
const nobodysText = "qxzjwvkqxzjw";

/** The applied filters of typed text, by their keys. */
export function typedKeys(filters: Readonly<Record<string, Filter>>, applied: AppliedFilters): string[] {
  return Object.keys(applied).filter((key) => filters[key]?.kind === "text");
}

/** The same filters, with a text in one of them that finds nobody. */
export function askedOfNobody(applied: AppliedFilters, key: string): AppliedFilters {
  return { ...applied, [key]: nobodysText };
}
