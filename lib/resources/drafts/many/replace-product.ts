import type { SendCall } from "@/lib/calls/send-call";
import { watchWrite } from "@/lib/calls/watch-write";
import type { LookReason, WriteOutcome } from "@/lib/calls/write-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { type CellSetting, isSameSetting, type MappedCell, settingFor, settingOf } from "../cells/mapped-cell";
import { sendCell } from "../cells/send-cell";
import type { CellProduct } from "../drafts.calls";

interface Machine {
  readonly id: number;
  readonly name: string;
}

/** A machine with its cells as they are. */
export interface MachineRead {
  readonly machine: Machine;
  readonly cells: readonly MappedCell[];
}

/** What one cell of a machine is to hold, and what it holds. */
export interface CellChange {
  /** Among those of one replacement. */
  readonly key: number;
  readonly machine: Machine;
  readonly cell: Pick<MappedCell, "kind" | "id" | "alias">;
  readonly from: CellSetting;
  readonly to: CellSetting;
  /** Waits in it: it stays as it is. */
  readonly orderId: number | undefined;
}

/** The cells that hold a product, in the order of the machines, and what they are to hold. @param to undefined empties them */
export function replacementOf(
  machines: readonly MachineRead[],
  from: number,
  to: CellProduct | undefined,
): CellChange[] {
  const found = machines.flatMap(({ machine, cells }) =>
    cells.filter(({ product }) => product?.id === from).map((cell) => ({ machine, cell })),
  );
  return found.map(({ machine, cell }, key) => ({
    key,
    machine,
    cell: { kind: cell.kind, id: cell.id, alias: cell.alias },
    from: settingOf(cell),
    to: settingFor(cell.kind, { ...settingOf(cell), product: to }),
    orderId: cell.orderId,
  }));
}

/** What takes a change back. */
export function inverseOf({ from, to, ...change }: CellChange): CellChange {
  return { ...change, from: to, to: from };
}

interface ChangeTools {
  send: SendCall;
  /** The machine's cells, read after the change was asked for. */
  readCells(machine: number): Promise<readonly MappedCell[]>;
  /** The same, read again. */
  readAgain(machine: number): Promise<readonly MappedCell[]>;
  onLooking(reason: LookReason): void;
}

/**
 * Sets one cell of a live mapping where it still holds what it held when the change was looked at. It never throws: what came of
 * it is its answer (decision 0040).
 */
export async function makeChange(change: CellChange, tools: ChangeTools): Promise<WriteOutcome> {
  const { machine, cell, from, to } = change;
  const { send, onLooking } = tools;
  const now = await settingNow(change, tools.readCells);
  if ("error" in now) return { kind: "not-done", error: now.error, wasLookedUp: false };
  const { setting } = now;
  if (setting !== undefined && isSameSetting(setting, to)) return { kind: "already" };
  if (setting === undefined || !isSameSetting(setting, from))
    return { kind: "refused", error: new ConsoleError("changed-meanwhile") };
  return watchWrite({
    send: (watch) => sendCell("live-mapping", cell, { from, to }, (call, args) => send(call, args, watch)),
    isDone: async () => isMadeIn(await tools.readAgain(machine.id), change),
    onLooking,
  });
}

/** Whether a machine's cell is what the change makes of it. */
export function isMadeIn(cells: readonly MappedCell[], { cell, to }: Pick<CellChange, "cell" | "to">): boolean {
  return cells.some((each) => isCell(each, cell) && isSameSetting(each, to));
}

/** undefined where the machine has no such cell any more. */
async function settingNow(
  { machine, cell }: CellChange,
  readCells: ChangeTools["readCells"],
): Promise<{ setting: CellSetting | undefined } | { error: ConsoleError }> {
  try {
    const cells = await readCells(machine.id);
    return { setting: cells.find((each) => isCell(each, cell)) };
  } catch (error) {
    return { error: error instanceof ConsoleError ? error : new ConsoleError("internal", { cause: error }) };
  }
}

function isCell(one: Pick<MappedCell, "kind" | "id">, other: Pick<MappedCell, "kind" | "id">): boolean {
  return one.kind === other.kind && one.id === other.id;
}
