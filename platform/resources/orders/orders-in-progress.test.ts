import { createClient } from "@libsql/client/node";
import { drizzle } from "drizzle-orm/libsql";
import { orders } from "../../db/schema/orders";
import { orderStatus } from "../../seed/rows/order-fates";
import { isInProgress } from "./orders-in-progress";

const { new: fresh, paid, draft, cancelled, totalRefund } = orderStatus;
const locker = { type: 2, isDelivered: false, isPaid: false, status: fresh };

/** What 2§4 says of each: which rule decides, and whether that leaves the order in progress. */
const cases = [
  ["1: delivered and cancelled", { ...locker, isDelivered: true, status: cancelled }, false],
  ["2: delivered", { ...locker, isDelivered: true }, false],
  ["3: cancelled, not paid", { ...locker, status: cancelled }, false],
  ["3: cancelled, paid, refunded", { ...locker, isPaid: true, status: cancelled | paid | totalRefund }, false],
  ["3: cancelled, refunded, never paid", { ...locker, status: cancelled | totalRefund }, false],
  ["4: paid and refunded", { ...locker, isPaid: true, status: paid | totalRefund }, false],
  ["4: vending", { ...locker, type: 1 }, false],
  ["4: vending, cancelled, paid", { ...locker, type: 1, isPaid: true, status: cancelled | paid }, false],
  ["5: new", locker, true],
  ["5: paid", { ...locker, isPaid: true, status: paid }, true],
  ["5: cancelled, paid by its invoice alone, not refunded", { ...locker, isPaid: true, status: cancelled }, true],
  ["5: cancelled, paid, not refunded", { ...locker, isPaid: true, status: cancelled | paid }, true],
  ["5: refunded, never paid", { ...locker, status: totalRefund }, true],
  ["5: draft", { ...locker, status: fresh | draft }, true],
  ["5: of the last type", { ...locker, type: 8 }, true],
] as const;

it("ORDR-013 ORDR-014 ORDR-015 ORDR-016 ORDR-017 the platform counts as in progress what rule 5 of 2§4 leaves", async () => {
  const client = createClient({ url: ":memory:" });
  await client.execute(
    "CREATE TABLE orders (id INTEGER, order_type INTEGER, is_delivered INTEGER, is_paid INTEGER, status INTEGER)",
  );
  for (const [id, [, { type, isDelivered, isPaid, status }]] of cases.entries())
    await client.execute({
      sql: "INSERT INTO orders VALUES (?, ?, ?, ?, ?)",
      args: [id, type, isDelivered, isPaid, status],
    });
  const found = await drizzle({ client }).select({ id: orders.id }).from(orders).where(isInProgress());
  const counted = new Set(found.map(({ id }) => id));
  expect(cases.map(([name], id) => [name, counted.has(id)])).toEqual(cases.map(([name, , isIt]) => [name, isIt]));
  client.close();
});
