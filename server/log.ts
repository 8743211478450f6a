import "server-only";
import { createHash } from "node:crypto";
import pino from "pino";
import { logLevel } from "./env";
import { processSingleton } from "./process-singleton";

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
  /** From `sessionMark`. */
  session?: string;
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
  count?: number;
  /** Of a broken content security policy. */
  directive?: string;
  blocked?: string;
}

type Level = "error" | "warn" | "info" | "debug";

const logger = () =>
  processSingleton("log", () =>
    pino({
      level: logLevel(),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    }),
  );

/** One JSON line. @param event a fixed text of ours, never built from input */
export function log(level: Level, event: string, fields: LogFields = {}): void {
  logger()[level](fields, event);
}

/** Tells two sessions apart in the log and opens neither. @param key the key of a session's record */
export function sessionMark(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}

/** An error without its message, which may quote an address with a token in it. */
export function faultOf(error: unknown): Pick<LogFields, "fault" | "frames"> {
  return { fault: nameOfFault(error), frames: framesOf(error) };
}

/** What `faultOf` says of an error, without its frames: these cost most where the message is long. */
export function nameOfFault(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : `caused by ${nameOfFault(error.cause)}`;
  return [error.name, code, cause].filter(Boolean).join(" ");
}

/** None of a validation error: its stack begins with each of its issues, which may be as many as a body has fields. */
function framesOf(error: unknown): readonly string[] | undefined {
  if (!(error instanceof Error) || "issues" in error) return undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 8).map((line) => line.trim());
}
