import "server-only";
import { processSingleton } from "../process-singleton";
import { logger } from "./logger.mjs";

/**
 * Everything that a log line may hold (O5). A closed list instead of redaction: what is not named
 * here cannot be written, so no body, address, token or name of a person ever is.
 */
export interface LogFields {
  /** Finds the line of a request; the person sees it too. */
  requestId?: string;
  method?: string;
  /** Id of a call, or the template of a route; never an address as it came. */
  route?: string;
  status?: number;
  code?: string;
  milliseconds?: number;
  /** Marks of who it was (`server/security/callers.ts`). */
  account?: string;
  network?: string;
  session?: string;
  /** Id of the record that a write changed or a file shows, where its path names one. */
  record?: number;
  /** Of what was done: `unknown` where it was sent and no answer came, `partly` where it broke off. */
  outcome?: "done" | "partly" | "unknown";
  /** Why the platform gave no answer of use; from `upstreamReason`. */
  upstreamReason?: string;
  /** Its HTTP status, or the number of its gRPC status. */
  upstreamStatus?: number;
  /** Where an answer differs from its schema: paths and kinds of issue, no values. */
  issues?: readonly string[];
  /** Why the session store does not work; from `storeReason`. */
  storeReason?: string;
  /** From `faultOf`. */
  fault?: string;
  frames?: readonly string[];
  /** By which Next names an error of a page to the person who meets it. */
  digest?: string;
  count?: number;
  /** Of a broken content security policy. */
  directive?: string;
  blocked?: string;
}

type Level = "error" | "warn" | "info" | "debug";

/** One JSON line. @param event a fixed text of ours, never built from input */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  logger()[level](fields, event);
}

/** The same at every LOG_LEVEL but `silent`, for what must be found afterwards. The line's own level is `info`. */
export function logAlways(event: string, fields: LogFields): void {
  unhidden().info(fields, event);
}

const unhidden = () =>
  processSingleton("unhidden-log", () => {
    const level = logger().level === "silent" ? "silent" : "info";
    return logger().child({}, { level });
  });
