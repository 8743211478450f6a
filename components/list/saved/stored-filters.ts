import { savedFiltersKey } from "@/lib/list/saved/saved-filters-key";

/** What this browser keeps of saved filters, for all accounts. */
export function storedFilters(): string | null {
  try {
    return localStorage.getItem(savedFiltersKey);
  } catch {
    // A browser that keeps nothing for us has no saved filters.
    return null;
  }
}
