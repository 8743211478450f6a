import { type Lookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { longest } from "@/lib/list/texts/cut";
import { identificationCardsCalls } from "./identification-cards.calls";

/** Cards that nobody carries, by number or alias. */
export const freeCardsLookup: Lookup = {
  call: identificationCardsCalls.list,
  search: (search) => ({ query: { search, isAssigned: false, limit: lookupLimit } }),
  valueName: "id",
  labelName: "name",
  longestLabel: longest.optionLabel,
};
