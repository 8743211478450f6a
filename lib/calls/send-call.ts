import type { Success } from "@/lib/errors/codes";
import { type AnyArgs, bffRequest, looseBffRequest } from "./address";
import { askBff } from "./ask-bff";
import type { Call, CallAnswer, CallArgs } from "./call";

/** Makes a call of the call table from the browser. @returns the answer and, where it is not whole, a notice */
export function sendCall<C extends Call>(
  call: C,
  args: CallArgs<C>,
  signal?: AbortSignal,
): Promise<Success<CallAnswer<C>>> {
  return askBff<CallAnswer<C>>(bffRequest(call, args), signal);
}

/** The same for a call whose arguments were put together from a declaration. */
export function sendAnyCall(call: Call, args: AnyArgs, signal?: AbortSignal): Promise<Success<unknown>> {
  return askBff<unknown>(looseBffRequest(call, args), signal);
}
