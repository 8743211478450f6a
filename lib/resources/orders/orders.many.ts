import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { inBatches } from "@/lib/calls/in-batches";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { ManyAction, ManyIdentity, ManyLeft, ManyPlan, ManyWords } from "@/lib/list/many/many-action";
import { fullName } from "@/lib/texts/full-name";
import { cancelName } from "./cancel-name";
import { cancelOrder, isCancelled } from "./cancel-order";
import { type CancelBasis, cancelObstacle, orderAfter } from "./cancel-rules";
import { cancelShowsIn } from "./cancel-shows-in";
import { explainOrderStatus } from "./order-status";
import { type Order, ordersCalls } from "./orders.calls";

declare module "@/lib/list/many/many-action" {
  interface ManyWords {
    "cancel-orders": {
      why: "cancelled" | "refunded" | "no-order" | "no-row";
      after: "CANCELLED" | "SUCCESS" | "IN_PROGRESS";
    };
  }
}

type Words = ManyWords["cancel-orders"];

/**
 * Cancels the orders of ticked rows (decision 0046).
 * @param orderOf reads a row, and says of which order it is; it may throw
 */
export function cancelOrdersOf(orderOf: (row: number, send: SendCall) => Promise<number>): ManyAction {
  return {
    key: "cancel-orders",
    call: ordersCalls.cancel,
    page: "orders",
    isIrreversible: true,
    async plan(rows, { send, onRead }) {
      const orders = new Map<number, number | undefined>();
      await fewAtATime(rows, async (row) => {
        orders.set(row, await orNothing(orderOf(row, send)));
        onRead(orders.size);
      });
      // In the order of the rows, whichever was answered first. Several rows may be of one order.
      const ids = [...new Set(rows.flatMap((row) => orders.get(row) ?? []))];
      const gone = rows.filter((row) => orders.get(row) === undefined);
      const found = await readOrders(ids, send);
      const known = ids.map((id): [number, ManyIdentity] => {
        const user = found.get(id)?.user;
        return [id, { rows: rows.filter((row) => orders.get(row) === id), name: user && fullName(user) }];
      });
      return { ...planOf(ids, found, gone), known: new Map(known) };
    },
    step: (id, tools) => cancelOrder("order", id, tools),
    isDone: (id, send) => isCancelled("order", id, send),
    nameOf: (id) => cancelName("order", id),
    showsIn: cancelShowsIn,
  };
}

const ordersAtOnce = 100;

type FoundOrder = CancelBasis & Pick<Order, "user">;

/** @returns the orders by id; those that are not there are left out */
async function readOrders(ids: readonly number[], send: SendCall): Promise<ReadonlyMap<number, FoundOrder>> {
  const found = new Map<number, FoundOrder>();
  for (const batch of inBatches(ids, ordersAtOnce)) {
    const { data } = await send(ordersCalls.list, { query: { ids: batch, limit: ordersAtOnce, offset: 0 } });
    // A platform that does not know the field gives others, which nobody asks for.
    for (const order of data.items) found.set(order.id, order);
  }
  const missing = ids.filter((id) => !found.has(id));
  await fewAtATime(missing, async (id) => {
    const order = await orNothing(send(ordersCalls.one, { params: { id } }));
    if (order !== undefined) found.set(id, order.data);
  });
  return found;
}

/** @param gone rows that are not there any more */
function planOf(
  ids: readonly number[],
  orders: ReadonlyMap<number, CancelBasis>,
  gone: readonly number[],
): Omit<ManyPlan, "known"> {
  const all = ids.map((id) => ({ id, ...prospectOf(orders.get(id)) }));
  const open = all.filter(({ why }) => why === undefined);
  const left: ManyLeft[] = [
    ...whys.map(
      (why): ManyLeft => ({
        why: `cancel-orders.why.${why}`,
        ids: all.filter((each) => each.why === why).map(({ id }) => id),
      }),
    ),
    { why: "cancel-orders.why.no-row", ids: gone, areRows: true },
  ];
  const after = afters.map((word): ManyPlan["after"][number] => ({
    text: `cancel-orders.after.${word}`,
    count: open.filter((each) => each.after === word).length,
  }));
  return {
    ids: open.map(({ id }) => id),
    left: left.filter((each) => each.ids.length > 0),
    after: after.filter(({ count }) => count > 0),
  };
}

const whys = ["cancelled", "refunded", "no-order"] as const satisfies readonly Words["why"][];
const afters = ["CANCELLED", "IN_PROGRESS", "SUCCESS"] as const satisfies readonly Words["after"][];

/** What an order reads once it is cancelled, or why it is not to be. */
function prospectOf(order: CancelBasis | undefined): { why?: Words["why"]; after?: Words["after"] } {
  if (order === undefined) return { why: "no-order" };
  const obstacle = cancelObstacle("order", order);
  if (obstacle !== undefined) return { why: obstacle === "refunded" ? "refunded" : "cancelled" };
  return { after: explainOrderStatus(orderAfter("order", order)).status };
}

/** @returns undefined where there is no such record. @throws whatever else reading throws */
async function orNothing<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ConsoleError && error.code === "not-found") return undefined;
    throw error;
  }
}
