import type { Call } from "@/lib/calls/call";
import { queryCalls, restCalls } from "@/lib/resources/call-table";
import { cancelShowsIn } from "@/lib/resources/orders/cancel-shows-in";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { signIn } from "@/tests/contract/platform/platform-client";
import { platformSuite } from "./platform-suite";

const open = platformSuite();

interface Subject {
  orderId: number;
  reservationId: number;
  userId: number;
}

/** Pages that tell of orders: calls of others alone are not asked. */
const pages: ReadonlySet<string> = new Set(["orders", "reservations", "customer_support", "invoices", "dashboard-wh"]);
const tellsOfOrders = ({ access }: Call) => typeof access !== "string" && access.some((page) => pages.has(page));

/** What each read of the console answers that may be about an order, its reservation or its customer, by the call's id. */
async function readAll({ orderId, reservationId, userId }: Subject, apiToken: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const ids: Readonly<Record<string, number>> = { orders: orderId, reservations: reservationId, users: userId };
  for (const { id, method, path } of restCalls.filter(tellsOfOrders)) {
    const [resource = ""] = path.split("/");
    const filled = path.replace("{id}", String(ids[resource] ?? 1));
    if (method !== "GET" || filled.includes("{")) continue;
    const whole = path === filled ? [`${filled}?limit=250`, `${filled}?limit=250&userIds=${userId}`, filled] : [filled];
    answers.set(id, JSON.stringify(await Promise.all(whole.map((each) => open.rest.get(each).catch(String)))));
  }
  for (const { id, queryName } of queryCalls.filter(tellsOfOrders)) {
    const asked = [{}, { UserID: userId }, { OrderID: orderId }].map((filters) =>
      open.queries.send({ apiToken, queryName, filters, limit: 100 }).catch(String),
    );
    answers.set(id, JSON.stringify(await Promise.all(asked)));
  }
  return answers;
}

it("ORDR-018 ORDR-020 whatever answers otherwise after an order is cancelled is read again", async () => {
  const { apiToken } = await signIn(open.rest.restUrl, "chain-admin@demo.test");
  const { items } = await open.rest.read(reservationsCalls.list, "reservations?limit=250");
  const reservation = items.find(({ status, user }) => status === "ACTIVE" && user !== undefined);
  const orderId = reservation?.order.id ?? 0;
  const subject = { orderId, reservationId: reservation?.id ?? 0, userId: reservation?.user?.id ?? 0 };
  const before = await readAll(subject, apiToken);
  expect((await open.rest.request("PATCH", `orders/${orderId}/cancel`)).status).toBe(200);
  const after = await readAll(subject, apiToken);
  const changed = [...before.keys()].filter((id) => before.get(id) !== after.get(id));
  expect(changed).toEqual(
    expect.arrayContaining([ordersCalls.list, ordersCalls.one, reservationsCalls.list].map(({ id }) => id)),
  );
  const again = new Set<string>(cancelShowsIn.map(({ id }) => id));
  expect(changed.filter((id) => !again.has(id))).toEqual([]);
});
