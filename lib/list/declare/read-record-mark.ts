import type { AppliedFilters } from "../url/list-state";

/** A record that a link of the page names, as the page's own script reads it. */
export interface MarkedRecord {
  page: string;
  /** Undefined where the link leads to what filters find. */
  id: number | undefined;
  /** What finds it, or says of what kind it is. */
  filters: AppliedFilters;
}

/** @param search the query of the link's address @returns undefined where the link has no mark */
export function readRecordMark(mark: string | undefined, search: string): MarkedRecord | undefined {
  const [page = "", id = ""] = mark?.split(" ") ?? [];
  const { open: _opened, ...filters } = Object.fromEntries(new URLSearchParams(search));
  return page === "" ? undefined : { page, id: /^\d+$/.test(id) ? Number(id) : undefined, filters };
}
