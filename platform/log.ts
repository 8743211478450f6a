import pino from "pino";
import type { PlatformEnv } from "./env";

/** JSON lines on standard output. Tokens, passwords and whole addresses are never handed to it. */
export function createLog(level: PlatformEnv["LOG_LEVEL"]) {
  return pino({ name: "platform", level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

export type Log = ReturnType<typeof createLog>;
