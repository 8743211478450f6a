import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { CallArgs, CallWire } from "@/lib/calls/call";
import type { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { checkpoints, creditCards, userAddresses } from "../../db/schema/customers";
import { counties } from "../../db/schema/places";
import { roles, userRoles, users } from "../../db/schema/users";
import { decimalText, momentText } from "../../wire-values";
import { creditCardsOf } from "../users/user-rows";
import { fullText, withRole } from "../users/users.filter";

type UserFilters = NonNullable<CallArgs<typeof customerSupportCalls.users>["filters"]>;
type UserWire = CallWire<typeof customerSupportCalls.users>["Items"][number];

export function supportUserFilter(read: Reader, filters: UserFilters): SQL | undefined {
  const { role, user, search, cardLastFour } = filters;
  return and(
    role && withRole(read, role),
    user && inArray(users.id, [...user]),
    search ? fullText(search) : undefined,
    cardLastFour === undefined ? undefined : withCard(read, cardLastFour),
  );
}

function withCard(read: Reader, lastFour: string): SQL {
  const { userId, isActive } = creditCards;
  const owners = read
    .select({ id: userId })
    .from(creditCards)
    .where(and(eq(creditCards.lastFour, lastFour), eq(isActive, true)));
  return inArray(users.id, owners);
}

/** Customers with cards, addresses and checkpoints, in the order of the ids. */
export async function readSupportUsers(read: Reader, ids: readonly number[]): Promise<UserWire[]> {
  const people = await read
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  const cards = await creditCardsOf(read, ids);
  const addresses = await addressesOf(read, ids);
  const passed = await read
    .select()
    .from(checkpoints)
    .where(inArray(checkpoints.userId, [...ids]))
    .orderBy(checkpoints.created, checkpoints.id);
  const granted = await read
    .select({ userId: userRoles.userId, code: roles.code })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, [...ids]));
  return inOrderOf(ids, people, ({ id }) => id).map((user) => {
    const isTheirs = ({ userId }: { userId: number }) => userId === user.id;
    return {
      Id: user.id,
      FirstName: user.firstName,
      LastName: user.lastName,
      Email: user.email,
      Phone: user.phone,
      Created: momentText(user.created),
      IsActive: user.isActive,
      Balance: decimalText(user.balance),
      Roles: granted.filter(isTheirs).map(({ code }) => code),
      ActiveCreditCards: cards
        .filter((card) => isTheirs(card) && card.isActive)
        .map(({ id, brand, lastFour, expires }) => ({ Id: id, Brand: brand, LastFour: lastFour, Expires: expires })),
      Addresses: addresses.filter(isTheirs).map(({ address }) => address),
      Checkpoints: passed.filter(isTheirs).map(({ name, created }) => ({ Name: name, Created: momentText(created) })),
    };
  });
}

async function addressesOf(read: Reader, userIds: readonly number[]) {
  const rows = await read
    .select({ address: userAddresses, county: counties.name })
    .from(userAddresses)
    .innerJoin(counties, eq(counties.id, userAddresses.countyId))
    .where(inArray(userAddresses.userId, [...userIds]))
    .orderBy(userAddresses.id);
  return rows.map(({ address, county }) => ({
    userId: address.userId,
    address: {
      Id: address.id,
      Label: address.label,
      Street: address.street,
      Number: address.number,
      PostalCode: address.postalCode,
      City: address.city,
      County: county,
    },
  }));
}
