import { longest } from "@/lib/list/cut";
import { defineLookup, lookupLimit } from "@/lib/list/lookup";
import { categoriesCalls } from "./categories.calls";

export const categoriesLookup = defineLookup({
  call: categoriesCalls.options,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
  longestLabel: longest.category,
});
