import { isHeldByOrder } from "../cells/mapped-cell";
import type { CellChange } from "./replace-product";

/** Changes of one machine. */
export interface MachineChanges {
  machine: CellChange["machine"];
  changes: readonly CellChange[];
}

/** In the order in which the machines come first. */
export function byMachine(changes: readonly CellChange[]): MachineChanges[] {
  const machines = new Map<number, { machine: CellChange["machine"]; changes: CellChange[] }>();
  for (const change of changes) {
    const known = machines.get(change.machine.id);
    if (known === undefined) machines.set(change.machine.id, { machine: change.machine, changes: [change] });
    else known.changes.push(change);
  }
  return [...machines.values()];
}

/** What can be sent: an order that waits locks its cell. */
export function sendable(changes: readonly CellChange[]): number[] {
  return changes.flatMap((change) => (isHeldByOrder(change) ? [] : [change.key]));
}
