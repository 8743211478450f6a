import "server-only";
import { log, sessionMark } from "../log";
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
