import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { inventoryCalls } from "../inventory.calls";
import { beginCount, beginCounts, type CountPlan } from "./begin-count";

const recount = { storage: 1, joinedTo: 5, scope: { kind: "PRODUCTS" as const, ids: [7, 8] }, counter: 3 };
const lost = new ConsoleError("upstream-timeout", { mayBeDone: true });

function platformWith({ loses = [], refuses = [] }: { loses?: string[]; refuses?: string[] } = {}) {
  const made: { id: string; args: unknown }[] = [];
  const rows: { id: number; joinedTo: number; scope: unknown; countedBy?: { id: unknown } }[] = [
    { id: 5, joinedTo: 5, scope: undefined },
  ];
  function send<C extends Call>(call: C, args: CallArgs<C>): Promise<Success<CallAnswer<C>>>;
  async function send(call: Call, args: unknown): Promise<Success<unknown>> {
    if (call === inventoryCalls.list) return { data: { items: [...rows] } };
    if (call === inventoryCalls.one) return { data: { items: rows.slice(-1) } };
    made.push({ id: call.id, args });
    if (refuses.includes(call.id))
      throw new ConsoleError("upstream-rejected", { shownText: "countedBy: unknown user 3" });
    if (call === inventoryCalls.create) rows.push({ id: 6, joinedTo: 5, scope: Object(args).body.scope });
    else Object.assign(rows.at(-1) ?? {}, { countedBy: { id: Object(args).body.countedBy } });
    if (loses.includes(call.id)) throw lost;
    return { data: { id: 6 } };
  }
  return { made, send };
}

describe("INVE-009 what an earlier try has begun", () => {
  const all = { storage: 1, scope: undefined, isBlind: undefined, note: undefined };
  const by = (...counters: number[]) => counters.map((counter) => ({ ...all, counter }));
  const begunBy = (...counters: number[]) =>
    new Map<number, CountPlan>(
      counters.map((counter, at) => [209 + at, { ...all, counter, joinedTo: at === 0 ? undefined : 209 }]),
    );
  /** Who was named where, and whether anything was begun anew. */
  async function goOn(counters: number[], begun: Map<number, CountPlan>) {
    const { made, send } = platformWith();
    const { ids } = await beginCounts(by(...counters), { send }, begun);
    return { ids, named: made.map(({ id, args }) => (id === "INV-04" ? Object(args).body.countedBy : id)) };
  }

  it("is gone on with, and gets another counter where that is another one by now", async () => {
    expect(await goOn([3, 4], begunBy(3, 4))).toEqual({ ids: [209, 210], named: [3, 4] });
    expect(await goOn([3, 5], begunBy(3, 4))).toEqual({ ids: [209, 210], named: [3, 5] });
    expect(await goOn([4, 3], begunBy(3, 4))).toEqual({ ids: [209, 210], named: [4, 3] });
    expect(await goOn([3, 4, 5], begunBy(3, 5))).toEqual({ ids: [209, 6, 210], named: [3, "INV-02", 4, 5] });
  });

  it("of something else stays beside", async () => {
    const begun = begunBy(3);
    begun.set(209, { ...all, storage: 2, counter: 3 });
    expect(await goOn([3], begun)).toEqual({ ids: [6], named: ["INV-02", 3] });
    expect([...begun.keys()]).toEqual([209, 6]);
  });
});

describe("INVE-013 a recount of chosen products", () => {
  it("is a count of theirs, joined to the others, and another one's", async () => {
    const { made, send } = platformWith();
    expect(await beginCount(recount, { send })).toEqual({ id: 6, outcome: { kind: "done" } });
    expect(made).toEqual([
      { id: "INV-02", args: { body: { storage: 1, joinedTo: 5, scope: { kind: "PRODUCTS", ids: [7, 8] } } } },
      { id: "INV-04", args: { params: { id: 6 }, body: { countedBy: 3 } } },
    ]);
  });

  it("is found where nobody answered, and is not begun twice", async () => {
    const { made, send } = platformWith({ loses: ["INV-02"] });
    expect(await beginCount(recount, { send })).toEqual({ id: 6, outcome: { kind: "done" } });
    expect(made.map(({ id }) => id)).toEqual(["INV-02", "INV-04"]);
  });

  it("that has no counter yet is told by its id, and gone on with", async () => {
    const refusing = platformWith({ refuses: ["INV-04"] });
    expect(await beginCount(recount, refusing)).toMatchObject({ id: 6, outcome: { kind: "refused" } });
    const { made, send } = platformWith();
    expect(await beginCount(recount, { send }, 6)).toEqual({ id: 6, outcome: { kind: "done" } });
    expect(made.map(({ id }) => id)).toEqual(["INV-04"]);
  });
});
