import type { AppliedFilters } from "@/lib/list/url/list-state";

/** What one record of the list is called, where a filter says what kind of record it is by its kind. */
export function recordNoun(
  { kindFilter }: { kindFilter?: string | undefined },
  filters: AppliedFilters,
  text: (...path: string[]) => string,
): string {
  const kind = kindFilter && filters[kindFilter];
  return kind === undefined || kind === "" ? text("one") : text("kinds", kind);
}
