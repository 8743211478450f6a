import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { inventoryCalls } from "../inventory.calls";
import { beginCount } from "./begin-count";

const recount = { storage: 1, joinedTo: 5, scope: { kind: "PRODUCTS" as const, ids: [7, 8] }, counter: 3 };
const lost = new ConsoleError("upstream-timeout", { mayBeDone: true });

function platformWith({ loses = [], refuses = [] }: { loses?: string[]; refuses?: string[] } = {}) {
  const made: { id: string; args: unknown }[] = [];
  const rows: { id: number; joinedTo: number; scope: unknown; countedBy?: { id: number } }[] = [
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
    else Object.assign(rows.at(-1) ?? {}, { countedBy: { id: 3 } });
    if (loses.includes(call.id)) throw lost;
    return { data: { id: 6 } };
  }
  return { made, send };
}

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
