import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../../../server/launch/build.mjs";
import { startNode, stopAll } from "../../../server/launch/processes.mjs";
import { consoleArgs, platformArgs } from "../../../server/launch/programs.mjs";
import { projectRoot } from "../../../server/launch/project.mjs";
import { waitUntilReady } from "../../../server/launch/wait.mjs";
import { startPlatformHosts } from "../../platform-hosts.mjs";
import { freePort } from "../../support/console/free-port.mjs";

const host = "127.0.0.1";

function logFile(name) {
  const folder = join(projectRoot, "test-results/logs");
  mkdirSync(folder, { recursive: true });
  return openSync(join(folder, `${name}.log`), "w");
}

async function startPlatform(running, dataFolder, consoleUrl) {
  const [http, grpc] = [await freePort(), await freePort()];
  const env = {
    PLATFORM_HOST: host,
    PLATFORM_HTTP_PORT: String(http),
    PLATFORM_GRPC_PORT: String(grpc),
    PLATFORM_DATA_DIR: join(dataFolder, "platform"),
    PLATFORM_DATASET: process.env.E2E_DATASET ?? "tiny",
    CONSOLE_URL: consoleUrl,
    LOG_LEVEL: "info",
  };
  const platform = startNode("platform", platformArgs(), { env, output: logFile("platform") });
  running.push(platform);
  await waitUntilReady(platform, `http://${host}:${http}/health`, 120_000);
  return { rest: `http://${host}:${http}`, grpc: `${host}:${grpc}` };
}

async function startConsole(running, dataFolder, consoleUrl, port, platform) {
  const env = {
    NODE_ENV: "production",
    CONSOLE_URL: consoleUrl,
    PLATFORM_REST_URL: platform.rest,
    PLATFORM_GRPC_TARGET: platform.grpc,
    DOCUMENTATION_GRPC_TARGET: platform.grpc,
    MARKETPLACE_URL: platform.rest,
    PLATFORM_MODE: "embedded",
    SESSION_SECRET: randomBytes(48).toString("base64url"),
    SESSION_STORE_URL: `file:${join(dataFolder, "sessions.sqlite")}`,
    // A test that is about limits comes from a network of its own.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    LOG_LEVEL: "info",
  };
  const started = startNode("console", consoleArgs({ port, host: "localhost" }), { env, output: logFile("console") });
  running.push(started);
  await waitUntilReady(started, `${consoleUrl}/api/health/ready`, 60_000);
}

/**
 * Starts the embedded platform on fresh data and the built console, both on ports of their own, and tells the tests
 * where they are: E2E_CONSOLE_URL (also the base URL), E2E_PLATFORM_REST_URL, E2E_PLATFORM_GRPC_TARGET.
 * Their logs lie in test-results/logs.
 * @returns what stops both and removes their data
 */
export default async function globalSetup() {
  await ensureBuilt();
  const dataFolder = mkdtempSync(join(tmpdir(), "console-e2e-"));
  const running = [];
  let endHosts = async () => {};
  const stop = async () => {
    await endHosts();
    await stopAll(running);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const consoleUrl = `http://localhost:${port}`;
    const hosts = startPlatformHosts(1).then((end) => {
      endHosts = end;
    });
    const [platform] = await Promise.all([startPlatform(running, dataFolder, consoleUrl), hosts]);
    await startConsole(running, dataFolder, consoleUrl, port, platform);
    process.env.E2E_CONSOLE_URL = consoleUrl;
    process.env.E2E_PLATFORM_REST_URL = platform.rest;
    process.env.E2E_PLATFORM_GRPC_TARGET = platform.grpc;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
