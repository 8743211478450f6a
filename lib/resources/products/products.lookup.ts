import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { longest } from "@/lib/list/texts/cut";
import { productsCalls } from "./products.calls";

export const productsLookup = defineLookup({
  call: productsCalls.options,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
  tellingName: "barcode",
  longestLabel: longest.productLabel,
});
