import type { Filter } from "../filters/filter";
import type { AppliedFilters } from "../url/list-state";

/**
 * What a list is narrowed to while no filter says otherwise, as its own filters would say it: of its `defaults`
 * for the choices among which a person may choose others.
 */
export function usualFilters(
  filters: Readonly<Record<string, Filter>>,
  defaults: Readonly<Record<string, unknown>>,
): AppliedFilters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]) => {
      const values = filter.kind === "choices" ? defaults[filter.param] : undefined;
      if (filter.kind !== "choices" || !Array.isArray(values)) return [];
      const words = Object.keys(filter.options).filter((word) => values.includes(filter.options[word]));
      return [[key, words.join(",")]];
    }),
  );
}
