import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { loadSecret } from "./auth/secret";
import { openDatabase } from "./db/database";
import { lockDatabase } from "./db/lock-database";
import type { PlatformEnv } from "./env";
import { createGrpcServer, listenGrpc, stopGrpc } from "./grpc/server";
import { createHttpServer } from "./http/server";
import type { Log } from "./log";
import { operatorDays } from "./operator-days";
import type { PlatformContext } from "./platform-context";
import { startDueTimer } from "./resources/drafts/due-timer";
import { placeOfDataset } from "./seed/dataset-place";
import { ensureDataset } from "./seed/ensure-dataset";

export interface RunningPlatform {
  /** For example http://127.0.0.1:4000, without a trailing slash. */
  restUrl: string;
  /** For example 127.0.0.1:4001. */
  grpcTarget: string;
  stop(): Promise<void>;
}

/**
 * Makes the data set where there is none, and serves it on both listeners.
 * @throws where another platform serves it already, a link to it leads nowhere, or a port is taken
 */
export async function startPlatform(env: PlatformEnv, log: Log): Promise<RunningPlatform> {
  // Two links to one file are one data set, which one platform may serve.
  const file = placeOfDataset(join(env.PLATFORM_DATA_DIR, `${env.PLATFORM_DATASET}.sqlite`));
  const lock = lockDatabase(file);
  try {
    const platform = await serveDataset(file, env, log);
    return {
      ...platform,
      async stop() {
        await platform.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serveDataset(file: string, env: PlatformEnv, log: Log): Promise<RunningPlatform> {
  const secret = loadSecret(env.PLATFORM_DATA_DIR);
  await ensureDataset(file, env.PLATFORM_DATASET, log);
  const database = await openDatabase(file);

  let publicUrl = "";
  const context: PlatformContext = {
    database,
    env,
    log,
    secret,
    now: () => new Date(),
    days: operatorDays(env.PLATFORM_TIME_ZONE),
    publicUrl: () => publicUrl,
  };
  // What became due while nothing ran is applied before anybody is answered.
  const dueTimer = await startDueTimer(context);
  const http = createHttpServer(context);
  const grpc = createGrpcServer(context);
  try {
    await http.listen({ host: env.PLATFORM_HOST, port: env.PLATFORM_HTTP_PORT });
    const grpcPort = await listenGrpc(grpc, env.PLATFORM_HOST, env.PLATFORM_GRPC_PORT);
    const restUrl = `http://${env.PLATFORM_HOST}:${portOf(http.server.address())}`;
    publicUrl = env.PLATFORM_PUBLIC_URL?.replace(/\/$/, "") ?? restUrl;
    return {
      restUrl,
      grpcTarget: `${env.PLATFORM_HOST}:${grpcPort}`,
      async stop() {
        await Promise.all([http.close(), stopGrpc(grpc), dueTimer.stop()]);
        database.close();
      },
    };
  } catch (error) {
    await Promise.all([http.close(), stopGrpc(grpc), dueTimer.stop()]);
    database.close();
    throw isPortTaken(error)
      ? new Error(
          `A port is taken (${env.PLATFORM_HTTP_PORT} or ${env.PLATFORM_GRPC_PORT}). ` +
            "Set PLATFORM_HTTP_PORT and PLATFORM_GRPC_PORT to others, or to 0 for any free one.",
        )
      : error;
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string") throw new Error("The REST listener has no port.");
  return address.port;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && /EADDRINUSE/.test(`${"code" in error ? String(error.code) : ""} ${error.message}`);
}
