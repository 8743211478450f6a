import type { Success } from "@/lib/errors/codes";
import { bffRequest } from "./address";
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
