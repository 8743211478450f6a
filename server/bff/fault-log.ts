import "server-only";
import { type ErrorCode, errorCodes } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";
import { type LogFields, log } from "../log/log";
import { faultOf, nameOfFault } from "../log/logger.mjs";
import { upstreamReason } from "../upstream/upstream-reason";

/** Of these the cause is no exchange with the platform, though it may look like one: a store is reached over sockets, too. */
const isOurs: ReadonlySet<ErrorCode> = new Set(["internal", "session-unavailable"]);

/** A line at the level of the error's code, with where it came from or, if it is the platform's, why. */
export function logFault(
  event: "request failed" | "call of a page failed",
  { code, cause }: ConsoleError,
  where: Pick<LogFields, "requestId" | "route">,
): void {
  const { level } = errorCodes[code];
  log(level, event, { ...where, code, ...traceOf(code, cause) });
}

function traceOf(code: ErrorCode, cause: unknown): LogFields {
  if (cause === undefined) return {};
  // Expected failures, such as a record that is gone, need no frames in the log.
  const trace = errorCodes[code].level === "info" ? { fault: nameOfFault(cause) } : faultOf(cause);
  return isOurs.has(code) ? trace : { ...trace, ...upstreamReason(cause) };
}
