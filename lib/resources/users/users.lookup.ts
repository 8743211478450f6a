import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { usersCalls } from "./users.calls";

const people = {
  arePeople: true as const,
  search: (search: string) => ({ query: { search, limit: lookupLimit } }),
  named: (ids: readonly number[]) => ({ query: { ids } }),
};

/** People where staff may know of them no more than their names: those of one name are told apart by their ids. */
export const peopleLookup = defineLookup({ call: usersCalls.options, ...people });

/** The same on pages whose staff may read users: those of one name are told apart by their e-mail addresses. */
export const usersLookup = defineLookup({
  call: usersCalls.options,
  ...people,
  tellings: {
    call: usersCalls.list,
    args: (ids) => ({ query: { ids, limit: lookupLimit } }),
    name: "email",
  },
});
