import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { inBatches } from "@/lib/calls/in-batches";
import type { SendCall } from "@/lib/calls/send-call";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";
import { refusesToTell } from "@/lib/errors/lacks-call";
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
      why: "cancelled" | "refunded" | "no-order" | "unread" | "no-row" | "unread-row";
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
      const orders = unlessAllFail(rows, await readEach(rows, (row) => orderOf(row, send), onRead));
      // In the order of the rows, whichever was answered first. Several rows may be of one order.
      const ids = [...new Set(rows.flatMap((row) => orders.found.get(row) ?? []))];
      const found = await readOrders(ids, send);
      const known = ids.map((id): [number, ManyIdentity] => {
        const user = found.found.get(id)?.user;
        return [id, { rows: rows.filter((row) => orders.found.get(row) === id), name: user && fullName(user) }];
      });
      const left = [
        leftRows("no-row", rows, (row) => !orders.found.has(row) && !orders.failed.has(row)),
        leftRows("unread-row", rows, (row) => orders.failed.has(row)),
      ];
      return { ...planOf(ids, found, left), known: new Map(known) };
    },
    step: (id, tools) => cancelOrder("order", id, tools),
    isDone: (id, send) => isCancelled("order", id, send),
    nameOf: (id) => cancelName("order", id),
    showsIn: cancelShowsIn,
  };
}

const ordersAtOnce = 100;

type FoundOrder = CancelBasis & Pick<Order, "user">;

/** What came of reading several; what is in neither is not there. */
interface Read<Answer> {
  found: ReadonlyMap<number, Answer>;
  /** What each failed by. */
  failed: ReadonlyMap<number, unknown>;
}

/** @returns the orders by id */
async function readOrders(ids: readonly number[], send: SendCall): Promise<Read<FoundOrder>> {
  const listed = await readListed(ids, send);
  const missing = ids.filter((id) => !listed.has(id));
  const alone = await readEach(missing, async (id) => (await send(ordersCalls.one, { params: { id } })).data);
  return unlessAllFail(ids, { found: new Map<number, FoundOrder>([...listed, ...alone.found]), failed: alone.failed });
}

/** Those that the list gives for their ids: a platform may pass them over, refuse them, or fail by one that it holds. */
async function readListed(ids: readonly number[], send: SendCall): Promise<ReadonlyMap<number, FoundOrder>> {
  const found = new Map<number, FoundOrder>();
  for (const batch of inBatches(ids, ordersAtOnce)) {
    const answer = await send(ordersCalls.list, { query: { ids: batch, limit: ordersAtOnce, offset: 0 } }).catch(
      (error: unknown) => {
        if (refusesToTell(error) || isOfOne(error)) return undefined;
        throw error;
      },
    );
    if (answer === undefined) break;
    // A platform that does not know the field gives others, which nobody asks for.
    for (const order of answer.data.items) found.set(order.id, order);
  }
  return found;
}

function leftRows(why: "no-row" | "unread-row", rows: readonly number[], isLeft: (row: number) => boolean): ManyLeft {
  return { why: `cancel-orders.why.${why}`, ids: rows.filter(isLeft), areRows: true };
}

/** @param leftOut rows of which it is not known to which orders they lead */
function planOf(
  ids: readonly number[],
  { found, failed }: Read<CancelBasis>,
  leftOut: readonly ManyLeft[],
): Omit<ManyPlan, "known"> {
  const all = ids.map((id) => ({ id, ...(failed.has(id) ? { why: "unread" as const } : prospectOf(found.get(id))) }));
  const open = all.filter(({ why }) => why === undefined);
  const left: ManyLeft[] = [
    ...whys.map(
      (why): ManyLeft => ({
        why: `cancel-orders.why.${why}`,
        ids: all.filter((each) => each.why === why).map(({ id }) => id),
      }),
    ),
    ...leftOut,
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

const whys = ["cancelled", "refunded", "no-order", "unread"] as const satisfies readonly Words["why"][];
const afters = ["CANCELLED", "IN_PROGRESS", "SUCCESS"] as const satisfies readonly Words["after"][];

/** What an order reads once it is cancelled, or why it is not to be. */
function prospectOf(order: CancelBasis | undefined): { why?: Words["why"]; after?: Words["after"] } {
  if (order === undefined) return { why: "no-order" };
  const obstacle = cancelObstacle("order", order);
  if (obstacle !== undefined) return { why: obstacle === "refunded" ? "refunded" : "cancelled" };
  return { after: explainOrderStatus(orderAfter("order", order)).status };
}

/**
 * Reads each by itself. One that cannot be read keeps back no other.
 * @throws what reading throws for reasons of no single one
 */
async function readEach<Answer>(
  ids: readonly number[],
  read: (id: number) => Promise<Answer>,
  onRead?: (count: number) => void,
): Promise<Read<Answer>> {
  const found = new Map<number, Answer>();
  const failed = new Map<number, unknown>();
  let count = 0;
  await fewAtATime(ids, async (id) => {
    try {
      found.set(id, await read(id));
    } catch (error) {
      if (isOfOne(error)) failed.set(id, error);
      else if (!isNotFound(error)) throw error;
    }
    count += 1;
    onRead?.(count);
  });
  return { found, failed };
}

/** Where none can be read, that is no matter of one of them. @throws what the first one failed by */
function unlessAllFail<Answer>(ids: readonly number[], read: Read<Answer>): Read<Answer> {
  const [failure] = read.failed.values();
  if (ids.length > 0 && read.failed.size === ids.length) throw failure;
  return read;
}

/** Whether a record may be what a reading fails by, and another one is read all the same. */
function isOfOne(error: unknown): boolean {
  return error instanceof ConsoleError && failuresOfOne.has(error.code);
}

const failuresOfOne: ReadonlySet<ErrorCode> = new Set([
  "upstream-failed",
  "upstream-invalid-answer",
  "upstream-rejected",
]);
