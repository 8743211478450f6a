import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { sendCall } from "@/lib/calls/send-call";
import { type WriteOutcome, watchWrite } from "@/lib/calls/watch-write";
import type { Success } from "@/lib/errors/codes";
import { type CancelStep, isCancelDone } from "./cancel-rules";
import { ordersCalls } from "./orders.calls";

type SendCall = <C extends Call>(call: C, args: CallArgs<C>) => Promise<Success<CallAnswer<C>>>;

const cancelCalls = { order: ordersCalls.cancel, delivery: ordersCalls.cancelDelivery } as const;

/**
 * Cancels one order, or its delivery. It shows nothing and never throws: what came of it is its answer.
 *
 * @param options.send of a screen: `useCallSender`, which knows when the session is over
 * @param options.onLooking nobody knew what became of it: it is looked up, which takes some seconds
 */
export function cancelOrder(
  step: CancelStep,
  id: number,
  { send = sendCall, onLooking }: { send?: SendCall; onLooking?(): void } = {},
): Promise<WriteOutcome> {
  return watchWrite({
    send: () => send(cancelCalls[step], { params: { id } }),
    isDone: () => isCancelled(step, id, send),
    onLooking,
  });
}

/** Reads whether the order, or its delivery, is cancelled by now. */
export async function isCancelled(step: CancelStep, id: number, send: SendCall = sendCall): Promise<boolean> {
  return isCancelDone(step, (await send(ordersCalls.one, { params: { id } })).data);
}
