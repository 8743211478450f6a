import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { usersCalls } from "./users.calls";

export const usersLookup = defineLookup({
  call: usersCalls.options,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
});
