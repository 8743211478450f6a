import type { Success } from "@/lib/errors/codes";
import { type AnyArgs, bffRequest, looseBffRequest } from "./address";
import { askBff } from "./ask-bff";
import type { Call, CallAnswer, CallArgs } from "./call";
import { newWriteKey, sendWrite, type WriteWatch } from "./send-write";

/** Makes a call for what has no screen. @param watch of a write */
export type SendCall = <C extends Call>(
  call: C,
  args: CallArgs<C>,
  watch?: WriteWatch,
) => Promise<Success<CallAnswer<C>>>;

/**
 * Makes a call of the call table from the browser.
 *
 * @param write its key: the same as before where a person asks again for one of which no answer came
 * @returns the answer and, where it is not whole, a notice
 */
export function sendCall<C extends Call>(
  call: C,
  args: CallArgs<C>,
  signal?: AbortSignal,
  { key, onRunning }: { key?: string } & Partial<Pick<WriteWatch, "onRunning">> = {},
): Promise<Success<CallAnswer<C>>> {
  const request = bffRequest(call, args);
  // Without a session there is no key: such a write is sent once (R9).
  const isKeyed = call.kind === "rest" && call.method !== "GET" && call.access !== "public";
  if (isKeyed) return sendWrite<CallAnswer<C>>(request, key ?? newWriteKey(), { signal, onRunning });
  return askBff<CallAnswer<C>>(request, signal);
}

/** The same for a read whose arguments were put together from a declaration. */
export function sendAnyCall(call: Call, args: AnyArgs, signal?: AbortSignal): Promise<Success<unknown>> {
  return askBff<unknown>(looseBffRequest(call, args), signal);
}
