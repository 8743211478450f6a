import "server-only";
import { env, InvalidEnvironment } from "./env";
import { faultOf, log } from "./log";
import { closeAtEnd } from "./process-life";
import { sessionContext } from "./session/shared";
import { startSweep } from "./session/sweep";

/** What the process needs before its first request; ends it with one clear line per fault (S21). */
export function startUp(): void {
  process.on("unhandledRejection", (reason) => log("error", "unhandled rejection", faultOf(reason)));
  // The state is unknown from here on: others serve, this process starts anew (O4).
  process.on("uncaughtException", (error) => {
    log("error", "uncaught exception", faultOf(error));
    process.exit(1);
  });
  try {
    env();
    const context = sessionContext();
    const stopSweep = startSweep(context, (fault) => log("warn", "sweep failed", faultOf(fault)));
    closeAtEnd(async () => {
      stopSweep();
      await context.store.close();
    });
  } catch (error) {
    for (const line of faultLines(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

function faultLines(error: unknown): readonly string[] {
  if (error instanceof InvalidEnvironment) return error.faults;
  return [`SESSION_STORE_URL cannot be opened: ${error instanceof Error ? error.message : String(error)}`];
}
