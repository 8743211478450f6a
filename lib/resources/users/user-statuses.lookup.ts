import { defineLookup } from "@/lib/list/lookups/lookup";
import { usersCalls } from "./users.calls";

/**
 * A status by the bit that stands for it; their names come from the server (USER-003). Those that are known here have
 * texts of their own.
 */
export const userStatusesLookup = defineLookup({
  call: usersCalls.statuses,
  all: {},
  valueName: "value",
  areWords: true,
});
