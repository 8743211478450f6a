import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { usersCalls } from "@/lib/resources/users/users.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { companies } from "../../db/schema/companies";
import { creditCards, identificationCards, userFiles } from "../../db/schema/customers";
import { storages } from "../../db/schema/places";
import { roles, userRoles, users } from "../../db/schema/users";
import { decimalText, momentText } from "../../wire-values";

type UserWire = CallWire<typeof usersCalls.one>;

/** Users with all that belongs to them, in the order of the ids. */
export async function readUsers(read: Reader, ids: readonly number[]): Promise<UserWire[]> {
  const rows = await read
    .select({
      user: users,
      storage: { id: storages.id, name: storages.name },
      company: { id: companies.id, name: companies.name },
    })
    .from(users)
    .leftJoin(storages, eq(storages.id, users.storageId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.id, [...ids]));
  const cards = await creditCardsOf(read, ids);
  const files = await read
    .select()
    .from(userFiles)
    .where(inArray(userFiles.userId, [...ids]))
    .orderBy(userFiles.id);
  const granted = await read
    .select({ userId: userRoles.userId, code: roles.code })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, [...ids]));
  const carriers = await read
    .select({ userId: identificationCards.userId })
    .from(identificationCards)
    .where(inArray(identificationCards.userId, [...ids]));
  const hasCard = new Set(carriers.map(({ userId }) => userId));
  return inOrderOf(ids, rows, ({ user }) => user.id).map(({ user, storage, company }) => ({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    status: user.status,
    created: momentText(user.created),
    balance: decimalText(user.balance),
    creditCards: cards.filter(({ userId }) => userId === user.id),
    files: files
      .filter(({ userId }) => userId === user.id)
      .map(({ id, name, size, created }) => ({ id, name, size, created: momentText(created) })),
    storage,
    isActive: user.isActive,
    hasCompany: user.companyId !== null,
    company,
    hasRFIDCard: hasCard.has(user.id),
    roles: granted.filter(({ userId }) => userId === user.id).map(({ code }) => code),
  }));
}

export function creditCardsOf(read: Reader, userIds: readonly number[]) {
  const { id, userId, brand, lastFour, expires, isActive } = creditCards;
  return read
    .select({ id, userId, brand, lastFour, expires, isActive })
    .from(creditCards)
    .where(inArray(creditCards.userId, [...userIds]))
    .orderBy(creditCards.id);
}
