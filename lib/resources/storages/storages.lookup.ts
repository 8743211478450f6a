import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { storagesCalls, storageTypes } from "./storages.calls";

/** `related` is the storage type that the search is narrowed to (reading 9); where there is none, all are found. */
export const storagesLookup = defineLookup({
  call: storagesCalls.options,
  search: (search, related) => ({
    query: { search, type: storageTypes.find((type) => type === related), limit: lookupLimit },
  }),
  named: (ids) => ({ query: { ids } }),
  tellingName: "city",
});

export const mobileStoragesLookup = defineLookup({
  call: storagesCalls.mobile,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
  tellingName: "city",
});
