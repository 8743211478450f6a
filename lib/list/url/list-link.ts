import { type ListPageKey, pathOfPage } from "@/lib/roles/pages";
import type { AppliedFilters, ListSort } from "./list-state";
import { writeSort } from "./url-fields";

/** The address of a list with some filters, for links from other pages. @param sort else the list's own */
export function listLink(page: ListPageKey, filters: AppliedFilters, sort?: ListSort): string {
  const search = new URLSearchParams(filters);
  if (sort !== undefined) search.set("sort", writeSort(sort));
  return search.size === 0 ? pathOfPage(page) : `${pathOfPage(page)}?${search}`;
}
