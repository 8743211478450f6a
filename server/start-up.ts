import "server-only";
import { env, InvalidEnvironment, misspelled } from "./env";
import { log } from "./log/log";
import { faultOf, isBrokenConnection } from "./log/logger.mjs";
import { closeAtEnd, delayShutdown } from "./process-life";
import { introduceCallers } from "./security/callers";
import type { SessionContext } from "./session/context";
import { sessionContext, storeWatch } from "./session/shared";
import { faultsOfAddress } from "./session/store/store-reason";
import { startSweep } from "./session/sweep";

/** What the process needs before its first request; ends it with one clear line per fault (S21). */
export async function startUp(): Promise<void> {
  process.on("unhandledRejection", (reason) => log("error", "unhandled rejection", faultOf(reason)));
  process.on("uncaughtException", (error) => {
    // Next copies request bodies through streams that nobody listens to when the browser leaves in the middle.
    if (isBrokenConnection(error)) {
      log("info", "a client left in the middle of its request", faultOf(error));
      return;
    }
    // The state is unknown from here on: others serve, this process restarts (O4).
    log("error", "uncaught exception", faultOf(error));
    process.exit(1);
  });
  for (const line of misspelled()) process.stderr.write(`${line}\n`);
  try {
    delayShutdown(env().SHUTDOWN_DELAY_SECONDS);
  } catch (error) {
    refuse(error instanceof InvalidEnvironment ? error.faults : [String(error)]);
  }
  introduceCallers();
  try {
    keepStore(sessionContext());
  } catch (error) {
    refuse([`SESSION_STORE_URL cannot be used: ${error instanceof Error ? error.message : error}`]);
  }
  // A store that is down may come back; an address that it refuses stays refused.
  const state = await storeWatch().look();
  const fault = state.isWell ? undefined : faultsOfAddress.get(state.reason);
  if (fault !== undefined) refuse([fault]);
}

function keepStore(context: SessionContext): void {
  const stopSweep = startSweep(context, (fault) => log("warn", "sweep failed", faultOf(fault)));
  const stopWatch = storeWatch().start();
  closeAtEnd(async () => {
    stopSweep();
    stopWatch();
    await context.store.close();
  });
}

function refuse(faults: readonly string[]): never {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exit(1);
}
