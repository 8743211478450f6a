import type { SendCall } from "@/lib/calls/send-call";
import { watchWrite } from "@/lib/calls/watch-write";
import { isMade, type LookReason, type WriteOutcome } from "@/lib/calls/write-outcome";
import { inventoryCalls } from "./inventory.calls";
import type { InventoryDetail } from "./inventory-reads.calls";
import type { InventoryStatus } from "./inventory-status";
import { readCount } from "./read-counts";

export interface StepWatch {
  send: SendCall;
  /** What became of it is looked up, which takes some seconds. */
  onLooking?(reason: LookReason): void;
}

/**
 * Closes a count with all that are joined to it: who closes it is recorded, then its status is set. Where only the first
 * came through, the second alone is made when it is asked for again. It never throws.
 * @param closer id of whoever asks
 */
export async function closeCount(
  count: Pick<InventoryDetail, "id" | "clearedBy" | "status">,
  closer: number,
  { send, onLooking }: StepWatch,
): Promise<WriteOutcome> {
  const { id } = count;
  const now = await readCount(id, send).catch(() => count);
  if (now.status === "CLEARED") return { kind: "already" };
  if (now.clearedBy?.id !== closer) {
    const recorded = await watchWrite({
      send: (watch) => send(inventoryCalls.clearedBy, { params: { id, user: closer } }, watch),
      isDone: async () => (await readCount(id, send)).clearedBy?.id === closer,
      onLooking,
    });
    // Where the platform says that it is recorded and shows nothing of it, the second call tells.
    if (!isMade(recorded) && recorded.kind !== "no-effect") return recorded;
  }
  return setStatus(id, "CLEARED", { send, onLooking });
}

/** Gives a count back to its counter. It never throws. */
export function reopenCount(id: number, watch: StepWatch): Promise<WriteOutcome> {
  return setStatus(id, "COUNTING", watch);
}

/** Gives a count another note. It never throws. */
export function setNote(id: number, note: string, { send, onLooking }: StepWatch): Promise<WriteOutcome> {
  return watchWrite({
    send: (watch) => send(inventoryCalls.edit, { params: { id }, body: { note } }, watch),
    isDone: async () => ((await readCount(id, send)).note ?? "") === note,
    onLooking,
  });
}

/** Gives a count another status. It never throws. */
export function setStatus(id: number, status: InventoryStatus, { send, onLooking }: StepWatch): Promise<WriteOutcome> {
  return watchWrite({
    send: (watch) => send(inventoryCalls.edit, { params: { id }, body: { status } }, watch),
    isDone: async () => (await readCount(id, send)).status === status,
    onLooking,
  });
}
