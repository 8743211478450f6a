import { storedFilters } from "@/components/list/saved/stored-filters";
import { holdsUnowned } from "@/lib/list/saved/saved-filters-key";

/** Gives what an earlier version kept for nobody to who is signed in. What reads it is fetched where there is any. */
export async function takeOverUnowned(account: string): Promise<void> {
  if (!holdsUnowned(storedFilters())) return;
  const { takeOverSavedFilters } = await import("@/components/list/saved/use-saved-filters");
  takeOverSavedFilters(account);
}
