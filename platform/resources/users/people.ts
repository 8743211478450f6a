import { inArray } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { users } from "../../db/schema/users";

/** A person as other records name them. */
export interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** The people of these ids, by id; absent ones are left out. */
export async function peopleOf(read: Reader, userIds: Iterable<number | null>): Promise<Map<number, Person>> {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await read
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
