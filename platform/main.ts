import { parsePlatformEnv } from "./env";
import { createLog } from "./log";
import { startPlatform } from "./start";

/** The embedded platform as its own process; `npm run platform` starts it by `server/launch/platform.mjs`. */
async function main(): Promise<void> {
  const env = parsePlatformEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const platform = await startPlatform(env, log);
  log.info({ rest: platform.restUrl, grpc: platform.grpcTarget, dataset: env.PLATFORM_DATASET }, "platform ready");

  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "platform stopping");
    platform.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "platform did not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`platform: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
