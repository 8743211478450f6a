import { type ListPageKey, pathOfPage } from "@/lib/roles/pages";
import { writeColumns } from "../rows/shown-columns";
import type { AppliedFilters, ListSort } from "./list-state";
import { writeSort } from "./url-fields";

/**
 * The address of a list with some filters, for links from other pages.
 * @param sort else the list's own
 * @param columns beside Id; else the list's own
 */
export function listLink(
  page: ListPageKey,
  filters: AppliedFilters,
  sort?: ListSort,
  columns?: readonly string[],
): string {
  const search = new URLSearchParams(filters);
  if (sort !== undefined) search.set("sort", writeSort(sort));
  if (columns !== undefined) search.set("columns", writeColumns(columns));
  return search.size === 0 ? pathOfPage(page) : `${pathOfPage(page)}?${search}`;
}
