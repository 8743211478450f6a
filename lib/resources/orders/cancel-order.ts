import type { SendCall } from "@/lib/calls/send-call";
import { watchWrite } from "@/lib/calls/watch-write";
import type { LookReason, WriteOutcome } from "@/lib/calls/write-outcome";
import { type CancelStep, isCancelDone } from "./cancel-rules";
import { ordersCalls } from "./orders.calls";

const cancelCalls = { order: ordersCalls.cancel, delivery: ordersCalls.cancelDelivery } as const;

/**
 * Cancels one order, or its delivery. It shows nothing and never throws: what came of it is its answer.
 *
 * @param options.send of a screen: `useCallSender`, which knows when the session is over
 * @param options.onLooking what became of it is looked up, which takes some seconds
 */
export function cancelOrder(
  step: CancelStep,
  id: number,
  { send, onLooking }: { send: SendCall; onLooking?(reason: LookReason): void },
): Promise<WriteOutcome> {
  return watchWrite({
    send: (watch) => send(cancelCalls[step], { params: { id } }, watch),
    isDone: () => isCancelled(step, id, send),
    onLooking,
  });
}

/** Reads whether the order, or its delivery, is cancelled by now. */
export async function isCancelled(step: CancelStep, id: number, send: SendCall): Promise<boolean> {
  return isCancelDone(step, (await send(ordersCalls.one, { params: { id } })).data);
}
