import { browserStore } from "@/lib/browser/store";
import { savedFiltersKey } from "@/lib/list/saved/saved-filters-key";

/** What this browser keeps of saved filters, for all accounts. */
export function storedFilters(): string | null {
  return browserStore.read(savedFiltersKey);
}
