import pino, { type DestinationStream } from "pino";
import type { PlatformEnv } from "./env";

/** JSON lines, on standard output unless told otherwise. Tokens, passwords and whole addresses never reach it. */
export function createLog(level: PlatformEnv["LOG_LEVEL"], output: DestinationStream = pino.destination(1)) {
  return pino({ name: "platform", level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

export type Log = ReturnType<typeof createLog>;
