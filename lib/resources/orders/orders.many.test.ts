import type { SendCall } from "@/lib/calls/send-call";
import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { orderFlags } from "./order-status";
import { ordersCalls } from "./orders.calls";
import { cancelOrdersOf } from "./orders.many";

const order = (id: number, further = {}) => ({
  id,
  status: 0,
  orderType: "LOCKER",
  paymentMethod: { code: "online-card" },
  isDelivered: false,
  isPrePaid: false,
  ...further,
});

interface Failures {
  /** What comes instead of any list. */
  list?: ErrorCode;
  /** What comes instead of an order, by its id. */
  one?: Readonly<Record<number, ErrorCode>>;
}

/** A platform with these orders. @param ignoresIds it does not know the field, and gives what it has */
function platform(orders: readonly { id: number }[], ignoresIds = false, failures: Failures = {}) {
  const asked: string[] = [];
  const send: SendCall = async (call, args) => {
    asked.push(call.id);
    const { query, params } = JSON.parse(JSON.stringify(args));
    const failure = call.id === ordersCalls.list.id ? failures.list : failures.one?.[params.id];
    if (failure !== undefined) throw new ConsoleError(failure);
    const found =
      call.id === ordersCalls.list.id
        ? { items: orders.filter(({ id }) => ignoresIds || query.ids.includes(id)) }
        : orders.find(({ id }) => id === params.id);
    if (found === undefined) throw new ConsoleError("not-found");
    return JSON.parse(JSON.stringify({ data: found }));
  };
  return { asked, send };
}

/** Rows 1 and 2 are of order 10, each other one of ten times its id; rows from 90 on are gone. */
const action = cancelOrdersOf(async (row) => {
  if (row >= 90) throw new ConsoleError("not-found");
  if (row === 80) throw new ConsoleError("upstream-failed");
  return row === 2 ? 10 : row * 10;
});

describe("orders of ticked rows, before they are cancelled", () => {
  it("are counted once each, by what they read afterwards; what is left as it is has its reason", async () => {
    const { send, asked } = platform([
      order(10),
      order(30, { status: orderFlags.CANCELLED }),
      order(40, { status: orderFlags.PAID, isPrePaid: true, user: { id: 5, firstName: "Ana", lastName: "Pop" } }),
    ]);
    const read: number[] = [];
    const plan = await action.plan([4, 2, 1, 3, 5, 91], { send, onRead: (count) => read.push(count) });
    expect(plan).toEqual({
      ids: [40, 10],
      left: [
        { why: "cancel-orders.why.cancelled", ids: [30] },
        { why: "cancel-orders.why.no-order", ids: [50] },
        { why: "cancel-orders.why.no-row", ids: [91], areRows: true },
      ],
      after: [
        { text: "cancel-orders.after.CANCELLED", count: 1 },
        { text: "cancel-orders.after.IN_PROGRESS", count: 1 },
      ],
      known: new Map([
        [40, { rows: [4], name: "Ana Pop" }],
        [10, { rows: [2, 1], name: undefined }],
        [30, { rows: [3], name: undefined }],
        [50, { rows: [5], name: undefined }],
      ]),
    });
    expect(read).toEqual([1, 2, 3, 4, 5, 6]);
    expect(asked).toEqual([ordersCalls.list.id, ordersCalls.one.id]);
  });

  it("are found one by one where the platform does not know the field", async () => {
    const { send } = platform([order(990), order(980)], true);
    const some = await action.plan([3], { send, onRead: () => undefined });
    expect(some).toMatchObject({ ids: [], left: [{ why: "cancel-orders.why.no-order", ids: [30] }] });
  });

  it.each(["upstream-rejected", "upstream-invalid-answer", "upstream-failed"] as const)(
    "are read one by one where the list answers their ids by %s, and the list is not asked again",
    async (list) => {
      const orders = Array.from({ length: 120 }, (_, index) => order((index + 1) * 10));
      const rows = orders.map((_, index) => index + 1).filter((row) => row !== 80 && row < 90);
      const { send, asked } = platform(orders, false, { list });
      const plan = await action.plan(rows, { send, onRead: () => undefined });
      expect([plan.ids.length, plan.left]).toEqual([new Set(rows.map((row) => (row === 2 ? 1 : row))).size, []]);
      expect(asked.filter((id) => id === ordersCalls.list.id)).toHaveLength(1);
    },
  );

  it("are told by name where a row or an order cannot be read, and the others can be done", async () => {
    const { send } = platform([order(10), order(30)], true, { one: { 40: "upstream-failed" } });
    const plan = await action.plan([1, 80, 4, 3, 91], { send, onRead: () => undefined });
    expect([plan.ids, plan.left]).toEqual([
      [10, 30],
      [
        { why: "cancel-orders.why.unread", ids: [40] },
        { why: "cancel-orders.why.no-row", ids: [91], areRows: true },
        { why: "cancel-orders.why.unread-row", ids: [80], areRows: true },
      ],
    ]);
  });

  it("are not told at all where none can be read, or the session is over", async () => {
    const onRead = () => undefined;
    const { send } = platform([order(10)]);
    await expect(action.plan([80], { send, onRead })).rejects.toMatchObject({ code: "upstream-failed" });
    const over = platform([], true, { one: { 10: "session-ended" } });
    await expect(action.plan([1, 3], { send: over.send, onRead })).rejects.toMatchObject({ code: "session-ended" });
  });
});
