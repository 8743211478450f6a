import "server-only";
import { types } from "node:util";
import { isBrokenCircuitError } from "cockatiel";
import type { LogFields } from "../log";
import { FlawedAnswer, TokenRefused } from "./upstream-fault";

/** Of Node and undici: what may happen on the way. With `AnswerFlaw` these are all reasons there are. */
const onTheWay = new Map([
  ["ECONNREFUSED", "refused"],
  ["ECONNRESET", "reset"],
  ["EPIPE", "reset"],
  ["UND_ERR_SOCKET", "reset"],
  ["EHOSTUNREACH", "no-route"],
  ["ENETUNREACH", "no-route"],
  ["ENOTFOUND", "unknown-host"],
  ["EAI_AGAIN", "unknown-host"],
  ["UND_ERR_CONNECT_TIMEOUT", "timeout-connect"],
  ["UND_ERR_HEADERS_TIMEOUT", "timeout-first-byte"],
  ["UND_ERR_BODY_TIMEOUT", "timeout-idle"],
  ["UND_ERR_ABORTED", "timeout-total"],
]);

/** Of gRPC; every other number is the reason `status`. */
const grpcStatus = new Map([
  [4, "timeout-total"],
  [14, "unavailable"],
]);

type Reason = Pick<LogFields, "upstreamReason" | "upstreamStatus">;

/**
 * Why the platform gave no answer of use, as one of a closed list of words, so that outages can be told apart in the log
 * and nothing of an address or of the platform's own text stands there (R13, O5).
 *
 * @param error what was thrown; its causes are looked at in turn
 */
export function upstreamReason(error: unknown): Reason {
  for (let each = error; types.isNativeError(each); each = each.cause) {
    const reason = reasonOf(each);
    if (reason !== undefined) return reason;
  }
  return {};
}

function reasonOf(error: Error): Reason | undefined {
  if (error instanceof FlawedAnswer) return { upstreamReason: error.flaw, upstreamStatus: error.status };
  if (error instanceof TokenRefused) return { upstreamReason: "token-refused" };
  if (isBrokenCircuitError(error)) return { upstreamReason: "breaker-open" };
  if (!("code" in error)) return undefined;
  if (typeof error.code === "number")
    return { upstreamReason: grpcStatus.get(error.code) ?? "status", upstreamStatus: error.code };
  const way = onTheWay.get(String(error.code));
  return way === undefined ? undefined : { upstreamReason: way };
}
