import { type ListPageKey, pathOfPage } from "@/lib/roles/pages";
import type { AppliedFilters } from "./list-state";

/** The address of a list with some filters, for links from other pages. */
export function listLink(page: ListPageKey, filters: AppliedFilters): string {
  const search = new URLSearchParams(filters).toString();
  return search === "" ? pathOfPage(page) : `${pathOfPage(page)}?${search}`;
}
