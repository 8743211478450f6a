import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { Semaphore } from "@/lib/calls/semaphore";
import type { SendCall } from "@/lib/calls/send-call";
import { isSessionOver } from "@/lib/errors/session-over";
import { type Differences, differences } from "../cells/differences";
import { isRebuilt, readLiveCells } from "../cells/live-mapping";
import { cellsOf, type MappedCell } from "../cells/mapped-cell";
import type { DraftApplication, Mapping, MappingDetail } from "../drafts.calls";
import { applicationTo, readLastApplied } from "./last-applied";

/** So many machines are compared at once. */
export const mostCompared = 200;

/** A locker cell that the draft could not change, and that is as it was: an order waits in it. */
export type HeldCell = DraftApplication["leftCells"][number];

/** How a machine stands to the draft that it was given last. */
export type Comparison =
  | {
      kind: "differs";
      draft: MappingDetail;
      differences: Differences;
      held: readonly HeldCell[];
      /** All that the draft could not change, by alias: also where the order was picked up since. */
      left: ReadonlyMap<string, number>;
    }
  | { kind: "rebuilt"; draft: MappingDetail }
  | { kind: "equal"; draft: MappingDetail; held: readonly HeldCell[] }
  | { kind: "never" }
  | { kind: "unread"; error: unknown };

export const comparisonKinds = [
  "differs",
  "rebuilt",
  "unread",
  "never",
  "equal",
] as const satisfies Comparison["kind"][];

interface ComparingTools {
  send: SendCall;
  /** YYYY-MM-DD where the operator works. */
  today: string;
  onCompared(machine: number, comparison: Comparison): void;
  /** No further machine is begun. */
  isStopped(): boolean;
}

/** Reads the machines with their drafts, few calls at a time over all of them. @throws where the session is over: nothing more can be read */
export async function compareMachines(
  machines: readonly Mapping[],
  { send, today, onCompared, isStopped }: ComparingTools,
): Promise<void> {
  const calls = new Semaphore();
  const fewCalls: SendCall = (...asked) => calls.run(() => send(...asked));
  const tools = { send: fewCalls, today, known: new Map() };
  await fewAtATime(
    machines,
    async (machine) => {
      try {
        onCompared(machine.id, await compare(machine, tools));
      } catch (error) {
        if (isSessionOver(error)) throw error;
        onCompared(machine.id, { kind: "unread", error });
      }
    },
    isStopped,
  );
}

async function compare(machine: Mapping, tools: Parameters<typeof readLastApplied>[1]): Promise<Comparison> {
  const draft = await readLastApplied(machine.id, tools);
  if (draft === null) return { kind: "never" };
  if (isRebuilt(machine, draft)) return { kind: "rebuilt", draft };
  const live = await readLiveCells(machine.id, tools.send);
  const leftCells = applicationTo(draft, machine.id)?.leftCells ?? [];
  const held = heldCells(leftCells, live);
  const { changed, ...apart } = differences(cellsOf(draft), live);
  const isHeld = new Set(held.map(({ alias }) => alias));
  const found = { ...apart, changed: changed.filter(({ cell }) => cell.kind === "shelf" || !isHeld.has(cell.alias)) };
  if (cellsApart(found) === 0) return { kind: "equal", draft, held };
  const left = new Map(leftCells.map(({ alias, orderId }) => [alias, orderId]));
  return { kind: "differs", draft, differences: found, held, left };
}

/** Those whose order waits there still: nobody can have changed them. */
function heldCells(left: readonly HeldCell[], live: readonly MappedCell[]): HeldCell[] {
  const orderIn = new Map(live.map(({ alias, orderId }) => [alias, orderId]));
  return left.filter(({ alias, orderId }) => orderIn.get(alias) === orderId);
}

/** Cells that differ, those that only one of the two has among them. */
export function cellsApart({ changed, onlyBefore, onlyAfter }: Differences): number {
  return changed.length + onlyBefore.length + onlyAfter.length;
}
