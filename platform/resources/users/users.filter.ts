import { and, eq, exists, inArray, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { usersCalls } from "@/lib/resources/users/users.calls";
import { foldedContains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { identificationCards } from "../../db/schema/customers";
import { roles, userRoles, users } from "../../db/schema/users";
import type { OperatorDays } from "../../operator-days";

export type UserQuery = NonNullable<CallArgs<typeof usersCalls.list>["query"]>;

/** What the filters of 1§7 mean (FILT-037); what is left out does not filter. */
export function userFilter(read: Reader, query: UserQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.ids && inArray(users.id, [...query.ids]),
    query.fullTextSearch ? fullText(query.fullTextSearch) : undefined,
    query.userStatus ? sql`(${users.status} & ${query.userStatus}) = ${query.userStatus}` : undefined,
    query.isActive === undefined ? undefined : eq(users.isActive, query.isActive),
    query.role ? withRole(read, query.role) : undefined,
    query.hasCompany === undefined ? undefined : companyFilter(query.hasCompany),
    query.hasRFIDCard === undefined ? undefined : cardFilter(read, query.hasRFIDCard),
    withinDays(users.created, query.created, days),
  );
}

/** Every word somewhere in name, address of mail or telephone number. */
export function fullText(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => foldedContains(users.searchText, word)));
}

/** Granted itself, with or without the ROLE_ prefix (reading 30). */
export function withRole(read: Reader, role: string): SQL {
  return inArray(
    users.id,
    read
      .select({ id: userRoles.userId })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(inArray(roles.code, [role, `ROLE_${role}`])),
  );
}

function companyFilter(hasCompany: boolean): SQL {
  return hasCompany ? isNotNull(users.companyId) : isNull(users.companyId);
}

function cardFilter(read: Reader, hasCard: boolean): SQL {
  const card = read.select({ one: sql`1` }).from(identificationCards).where(eq(identificationCards.userId, users.id));
  return hasCard ? exists(card) : not(exists(card));
}
