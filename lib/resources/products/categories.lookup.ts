import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { longest } from "@/lib/list/texts/cut";
import { categoriesCalls } from "./categories.calls";

export const categoriesLookup = defineLookup({
  call: categoriesCalls.options,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
  longestLabel: longest.category,
});
