import { browserStore, tabStore } from "@/lib/browser/store";
import { savedFiltersKey } from "@/lib/list/saved/saved-filters-key";
import { isMappingKey } from "@/lib/mapping/kept/is-mapping-key";
import { keptCache } from "@/lib/offline/shell";
import type { LeaveReason } from "./leave-reason";

/**
 * Clears all that the console keeps in this browser, except the cache `v2` and saved filters: these belong to the account
 * and not to its session (decision 0020, reading 33). What mapping keeps waits for who did not mean to leave. Where another
 * account has signed in, what is beyond this tab is that one's already.
 */
export async function clearBrowserState(reason: LeaveReason): Promise<void> {
  const isCleared = (key: string): boolean =>
    key !== savedFiltersKey && !(reason === "session-ended" && isMappingKey(key));
  tabStore.dropAll(isCleared);
  if (reason === "other-account") return;
  browserStore.dropAll(isCleared);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== keptCache).map((name) => caches.delete(name)));
}
