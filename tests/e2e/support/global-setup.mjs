import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../../../server/launch/build.mjs";
import { startNode, stopAll } from "../../../server/launch/processes.mjs";
import { consoleArgs } from "../../../server/launch/programs.mjs";
import { projectRoot } from "../../../server/launch/project.mjs";
import { waitUntilReady } from "../../../server/launch/wait.mjs";
import { startPlatformHosts } from "../../platform-hosts.mjs";
import { freePort } from "../../support/console/free-port.mjs";
import { startPlatform } from "../../support/start-platform.ts";

const logs = join(projectRoot, "test-results/logs");

/** Where the programs of the shared stack listen: chosen first, so that none waits for another to start. */
async function findPlaces() {
  const [port, rest, grpc] = await Promise.all([freePort(), freePort(), freePort()]);
  return { port, rest, grpc, consoleUrl: `http://localhost:${port}`, restUrl: `http://127.0.0.1:${rest}` };
}

/** At a host, which the platforms of single files use as well. @returns what ends both */
async function startPlatformAtHost({ rest, grpc, consoleUrl }, dataDir) {
  const endHosts = await startPlatformHosts(1);
  try {
    const platform = await startPlatform({
      dataDir,
      env: {
        PLATFORM_HTTP_PORT: String(rest),
        PLATFORM_GRPC_PORT: String(grpc),
        PLATFORM_DATASET: process.env.E2E_DATASET ?? "tiny",
        CONSOLE_URL: consoleUrl,
      },
    });
    return async () => {
      await platform.stop();
      writeFileSync(join(logs, "platform.log"), platform.log.join("\n"));
      await endHosts();
    };
  } catch (error) {
    await endHosts();
    throw error;
  }
}

function startConsole({ port, grpc, consoleUrl, restUrl }, dataFolder) {
  const grpcTarget = `127.0.0.1:${grpc}`;
  const env = {
    NODE_ENV: "production",
    CONSOLE_URL: consoleUrl,
    PLATFORM_REST_URL: restUrl,
    PLATFORM_GRPC_TARGET: grpcTarget,
    DOCUMENTATION_GRPC_TARGET: grpcTarget,
    MARKETPLACE_URL: restUrl,
    PLATFORM_MODE: "embedded",
    SESSION_SECRET: randomBytes(48).toString("base64url"),
    SESSION_STORE_URL: `file:${join(dataFolder, "sessions.sqlite")}`,
    // A test that is about limits comes from a network of its own.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    LOG_LEVEL: "info",
  };
  const output = openSync(join(logs, "console.log"), "w");
  return startNode("console", consoleArgs({ port, host: "localhost" }), { env, output });
}

/**
 * Starts the embedded platform on fresh data and the built console, both on ports of their own, and tells the tests
 * where they are: E2E_CONSOLE_URL (also the base URL), E2E_PLATFORM_REST_URL, E2E_PLATFORM_GRPC_TARGET.
 * Their logs lie in test-results/logs.
 * @returns what stops both and removes their data
 */
export default async function globalSetup() {
  await ensureBuilt();
  mkdirSync(logs, { recursive: true });
  const dataFolder = mkdtempSync(join(tmpdir(), "console-e2e-"));
  const places = await findPlaces();
  const started = startConsole(places, dataFolder);
  const endPlatform = startPlatformAtHost(places, join(dataFolder, "platform"));
  const stop = async () => {
    await stopAll([started]);
    await endPlatform.then((end) => end());
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await Promise.all([endPlatform, waitUntilReady(started, `${places.consoleUrl}/api/health/ready`, 60_000)]);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_CONSOLE_URL = places.consoleUrl;
  process.env.E2E_PLATFORM_REST_URL = places.restUrl;
  process.env.E2E_PLATFORM_GRPC_TARGET = `127.0.0.1:${places.grpc}`;
  return stop;
}
