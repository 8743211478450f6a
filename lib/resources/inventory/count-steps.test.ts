import type { Call, CallAnswer } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { closeCount } from "./count-steps";
import { inventoryCalls } from "./inventory.calls";

/** A platform with one count, which fails where it is told to. */
function platformWith(
  count: { status: string; clearedBy?: number },
  failing: Partial<Record<string, ConsoleError>> = {},
) {
  const made: string[] = [];
  function send<C extends Call>(call: C): Promise<Success<CallAnswer<C>>>;
  async function send(call: Call): Promise<Success<unknown>> {
    if (call === inventoryCalls.one) {
      const { status, clearedBy } = count;
      return { data: { items: [{ id: 5, status, clearedBy: clearedBy && { id: clearedBy, fullName: "Q" } }] } };
    }
    made.push(call.id);
    const failure = failing[call.id];
    if (failure !== undefined && failure.mayBeDone === undefined) throw failure;
    if (call === inventoryCalls.clearedBy) count.clearedBy = 8;
    if (call === inventoryCalls.edit) count.status = "CLEARED";
    if (failure !== undefined) throw failure;
    return { data: {} };
  }
  return { made, send };
}

const counted = { id: 5, status: "COUNTED", clearedBy: undefined };

describe("INVE-013 closing", () => {
  it("names who closes it, then sets the status", async () => {
    const { made, send } = platformWith({ status: "COUNTED" });
    expect(await closeCount(counted, 8, { send })).toEqual({ kind: "done" });
    expect(made).toEqual(["INV-06", "INV-04"]);
  });

  it("goes on with the status alone where only the first came through", async () => {
    const { made, send } = platformWith({ status: "COUNTED", clearedBy: 8 });
    expect(await closeCount(counted, 8, { send })).toEqual({ kind: "done" });
    expect(made).toEqual(["INV-04"]);
  });

  it("a reviewer whom another one overtook is named anew, and one who comes too late changes nothing", async () => {
    const other = platformWith({ status: "COUNTED", clearedBy: 3 });
    await closeCount({ ...counted, clearedBy: { id: 8, fullName: "Q" } }, 8, other);
    expect(other.made).toEqual(["INV-06", "INV-04"]);
    const late = platformWith({ status: "CLEARED", clearedBy: 3 });
    expect(await closeCount(counted, 8, late)).toEqual({ kind: "already" });
    expect(late.made).toEqual([]);
  });

  it("what nobody answered is looked up, and is not made twice", async () => {
    const lost = new ConsoleError("upstream-timeout", { mayBeDone: true });
    const { made, send } = platformWith({ status: "COUNTED" }, { "INV-06": lost, "INV-04": lost });
    expect(await closeCount(counted, 8, { send })).toEqual({ kind: "done" });
    expect(made).toEqual(["INV-06", "INV-04"]);
  });

  it("a refusal is told with its reason, and the status is not set where nobody is named", async () => {
    const refused = new ConsoleError("upstream-rejected", { shownText: "status: count 6 is not counted yet" });
    const { made, send } = platformWith({ status: "COUNTED" }, { "INV-06": refused });
    expect(await closeCount(counted, 8, { send })).toEqual({ kind: "refused", error: refused });
    expect(made).toEqual(["INV-06"]);
  });
});
