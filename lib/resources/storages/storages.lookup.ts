import { defineLookup, lookupLimit } from "@/lib/list/lookup";
import { storagesCalls } from "./storages.calls";

export const storagesLookup = defineLookup({
  call: storagesCalls.options,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
});
