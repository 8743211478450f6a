import { type SendCall, sendCall } from "./send-call";

/** Calls that end with a signal: reads of which several are one query. */
export function sendUntil(signal: AbortSignal): SendCall {
  return (call, args, watch) => sendCall(call, args, signal, watch);
}
