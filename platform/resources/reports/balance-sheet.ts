import { and, eq, gt, gte, lt, sum } from "drizzle-orm";
import { alphabetical } from "../../db/alphabetical";
import { orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { users } from "../../db/schema/users";
import { amount, quantity, type ReportReader, text } from "./report-sheet";

/** 4: customers of the chain in the month who have money left with the operator, and what they ordered. */
export const userBalance: ReportReader = async (read, { chainId, from, until }) => {
  const rows = await read
    .select({ user: users, ordered: sum(orders.amount).mapWith(Number) })
    .from(orders)
    .innerJoin(storages, eq(storages.id, orders.storageId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(storages.chainId, chainId),
        gte(orders.eventDate, from),
        lt(orders.eventDate, until),
        gt(users.balance, 0),
      ),
    )
    .groupBy(users.id)
    .orderBy(alphabetical(users.lastName), alphabetical(users.firstName));
  return {
    columns: [
      quantity("User id"),
      text("Name", 32),
      text("E-mail", 36),
      amount("Balance, RON"),
      amount("Ordered in the month, RON"),
    ],
    rows: rows.map(({ user, ordered }) => [
      user.id,
      `${user.firstName} ${user.lastName}`,
      user.email,
      user.balance,
      ordered,
    ]),
  };
};
