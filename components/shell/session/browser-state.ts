import { browserStore, tabStore } from "@/lib/browser/store";
import { savedFiltersKey } from "@/lib/list/saved/saved-filters-key";
import { keptCache } from "@/lib/offline/shell";

/** Clears what the console keeps in this tab alone. */
export function clearTab(): void {
  for (const key of tabStore.keys()) tabStore.drop(key);
}

/**
 * Clears all that the console keeps in this browser, except the cache `v2` and saved filters: these belong to the account
 * and not to its session (decision 0020, reading 33).
 */
export async function clearBrowserState(): Promise<void> {
  clearTab();
  for (const key of browserStore.keys()) if (key !== savedFiltersKey) browserStore.drop(key);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== keptCache).map((name) => caches.delete(name)));
}
