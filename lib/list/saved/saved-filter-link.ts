import { type ListPageKey, pathOfPage } from "@/lib/roles/pages";
import { isOwnParameter } from "../url/url-fields";
import type { SavedFilter } from "./saved-filters";

/**
 * The address of a list with a saved filter applied. It needs no declaration: a saved filter keeps each part as the
 * address writes it, and the list reads its address with care and says what no longer fits.
 */
export function savedFilterLink(page: ListPageKey, { filters, sort, size, columns }: SavedFilter): string {
  const search = new URLSearchParams();
  for (const { param, value } of filters) if (!isOwnParameter(param)) search.set(param, value);
  for (const [name, text] of Object.entries({ sort, size, columns })) if (text) search.set(name, text);
  const query = search.toString();
  return query === "" ? pathOfPage(page) : `${pathOfPage(page)}?${query}`;
}
