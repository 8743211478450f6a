import "server-only";
import { types } from "node:util";
import { isBrokenCircuitError } from "cockatiel";
import type { LogFields } from "../log/log";
import { type NetworkFault, networkFaultOf } from "./network-faults";
import { FlawedAnswer, TokenRefused } from "./upstream-fault";

/** Why the platform gave no answer of use. */
interface UpstreamFault extends NetworkFault {
  /** Its HTTP status, or the number of its gRPC status. */
  status?: number;
}

/**
 * Why the platform gave no answer of use, as one of a closed list of words, so that outages can be told apart in the log
 * and nothing of an address or of the platform's own text stands there (R13, O5).
 *
 * @param error what was thrown; its causes are looked at in turn
 */
export function upstreamReason(error: unknown): Pick<LogFields, "upstreamReason" | "upstreamStatus"> {
  const fault = upstreamFault(error);
  return fault === undefined ? {} : { upstreamReason: fault.reason, upstreamStatus: fault.status };
}

/** Whether a failed write may have been done all the same (C1). */
export function mayBeDone(error: unknown): boolean {
  return upstreamFault(error)?.mayBeDone === true;
}

function upstreamFault(error: unknown): UpstreamFault | undefined {
  for (let each = error; types.isNativeError(each); each = each.cause) {
    const fault = faultOf(each);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOf(error: Error): UpstreamFault | undefined {
  if (error instanceof FlawedAnswer) return faultOfAnswer(error);
  if (error instanceof TokenRefused) return { reason: "token-refused", mayBeDone: false };
  if (isBrokenCircuitError(error)) return { reason: "breaker-open", mayBeDone: false };
  const known = networkFaultOf(error);
  const status = "code" in error && typeof error.code === "number" ? error.code : undefined;
  if (status === undefined) return known;
  return { reason: "status", mayBeDone: false, ...known, status };
}

/** By which a gateway refuses a request before it passes it on, with a page of its own. */
const refusalsOfGateways: ReadonlySet<number> = new Set([413, 414, 429, 431]);

/**
 * An answer came, and does not say what was done, unless it is a refusal. A 5xx may be of a gateway whose line broke after
 * the request was passed on, a 503 too; a 408 says that somebody waited in vain; and a 4xx that is not the platform's own
 * JSON is hardly its refusal.
 */
function faultOfAnswer({ flaw, status = 0 }: FlawedAnswer): UpstreamFault {
  const isOwnRefusal = flaw === "status" && status >= 400 && status < 500 && status !== 408;
  return { reason: flaw, status: status || undefined, mayBeDone: !isOwnRefusal && !refusalsOfGateways.has(status) };
}
