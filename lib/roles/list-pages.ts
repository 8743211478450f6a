import { type ListPageKey, type PageKey, pageKeys } from "./pages";

/** Every other page, so that the compiler misses none. */
const otherPages: Readonly<Record<Exclude<PageKey, ListPageKey>, true>> = {
  home: true,
  "dashboard-wh": true,
  marketing: true,
  "create-products": true,
  profile: true,
};

function isListPage(page: PageKey): page is ListPageKey {
  return !Object.hasOwn(otherPages, page);
}

/** Pages that are a list with its preview, in the order of the menu (1§2). */
export const listPageKeys: readonly ListPageKey[] = pageKeys.filter(isListPage);
