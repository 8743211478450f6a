import pino, { type DestinationStream } from "pino";
import type { PlatformEnv } from "./env";

/** JSON lines, on standard output unless told otherwise. Tokens, passwords and whole addresses never reach it. */
export function createLog(level: PlatformEnv["LOG_LEVEL"], output: DestinationStream = standardOutput()) {
  return pino({ name: "platform", level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** A full disk costs lines, not the platform: without a listener its error would be thrown at whoever logs. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1_000_000 });
  output.on("error", () => undefined);
  return output;
}

export type Log = ReturnType<typeof createLog>;
