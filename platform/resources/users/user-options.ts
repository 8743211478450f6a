import { and, asc, inArray } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { usersCalls } from "@/lib/resources/users/users.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { users } from "../../db/schema/users";
import { fullText } from "./users.filter";

type OptionsQuery = NonNullable<CallArgs<typeof usersCalls.options>["query"]>;

/** A dropdown shows 10 (1§9). */
const dropdownLimit = 10;

/** People for a dropdown, by first name and then by last name: along an index, so that a search ends with the tenth. */
export function userOptions(read: Reader, { search, ids, limit = dropdownLimit }: OptionsQuery) {
  return read
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(search ? fullText(search) : undefined, ids && inArray(users.id, [...ids])))
    .orderBy(asc(alphabetical(users.firstName)), asc(alphabetical(users.lastName)), asc(users.id))
    .limit(limit);
}
