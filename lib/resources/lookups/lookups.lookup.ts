import type { AnyArgs } from "@/lib/calls/address";
import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { lookupsCalls } from "./lookups.calls";

/** How each dropdown is asked (1§7): for what a person typed, or to name what was chosen before. */
const dropdown = {
  search: (search: string) => ({ query: { search, limit: lookupLimit } }) satisfies AnyArgs,
  named: (ids: readonly number[]) => ({ query: { ids } }) satisfies AnyArgs,
};

export const batchesLookup = defineLookup({ call: lookupsCalls.batches, ...dropdown });
export const suppliersLookup = defineLookup({ call: lookupsCalls.suppliers, ...dropdown, tellingName: "city" });

export const typeDocumentsLookup = defineLookup({ call: lookupsCalls.typeDocuments, all: {} });
export const seriesDocumentsLookup = defineLookup({ call: lookupsCalls.seriesDocuments, all: {} });
export const chainsLookup = defineLookup({ call: lookupsCalls.chains, all: {} });
export const currenciesLookup = defineLookup({ call: lookupsCalls.currencies, all: {}, labelName: "code" });
/** Of Romania. */
export const countiesLookup = defineLookup({ call: lookupsCalls.counties, all: { query: { countryId: 1 } } });
