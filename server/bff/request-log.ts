import "server-only";
import { log } from "../log/log";
import { sessionMark } from "../security/callers";
import type { SessionInUse } from "../upstream/with-session";

interface Handled {
  requestId: string;
  method: string;
  route: string | undefined;
  status: number;
  /** From `performance.now()`. */
  started: number;
  session: SessionInUse | undefined;
}

/** One line for each request. */
export function logRequest({ requestId, method, route = "unknown", status, started, session }: Handled): void {
  log("info", "request", {
    requestId,
    method,
    route,
    status,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
    session: session && sessionMark(session.current.key),
  });
}
