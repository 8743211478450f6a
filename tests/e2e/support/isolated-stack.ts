import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { type ConsoleProcess, runConsole } from "@/tests/support/console/run-console";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { type Recording, startRecording } from "./recording";

/** A platform and a console of a test's own, which it may stop and start again while a browser uses them. */
export interface IsolatedStack {
  /** What a person types. */
  readonly address: string;
  /** Between the browser and the console. */
  readonly browserRecording: Recording;
  /** Between the console and the platform's REST listener. */
  readonly platformRecording: Recording;
  /** Where the platform's REST listener can be asked directly. */
  readonly platformUrl: string;
  stopConsole(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  startConsole(): Promise<void>;
  stopPlatform(): Promise<void>;
  /** At its old addresses, over its old data. */
  startPlatform(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param platformEnv over the usual, e.g. PLATFORM_ACCESS_TOKEN_SECONDS
 * @param consoleEnv the same of the console, e.g. MAP_TILES_URL
 */
export async function startIsolatedStack(
  platformEnv: Readonly<Record<string, string>> = {},
  consoleEnv: Readonly<Record<string, string>> = {},
): Promise<IsolatedStack> {
  const folder = mkdtempSync(join(tmpdir(), "isolated-stack-"));
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [browserPort = 0, consolePort = 0, restRecordingPort = 0, restPort = 0, grpcPort = 0] = ports;
  const address = `http://localhost:${browserPort}`;
  const platformUrl = `http://127.0.0.1:${restPort}`;
  const ownPlatform = () =>
    startPlatform({
      dataDir: join(folder, "platform"),
      env: {
        PLATFORM_HTTP_PORT: String(restPort),
        PLATFORM_GRPC_PORT: String(grpcPort),
        CONSOLE_URL: address,
        ...platformEnv,
      },
    });
  const ownConsole = () =>
    runConsole(consolePort, {
      PLATFORM_REST_URL: `http://127.0.0.1:${restRecordingPort}`,
      PLATFORM_GRPC_TARGET: `127.0.0.1:${grpcPort}`,
      DOCUMENTATION_GRPC_TARGET: `127.0.0.1:${grpcPort}`,
      MARKETPLACE_URL: platformUrl,
      CONSOLE_URL: address,
      SESSION_SECRET: "own-stack-0123456789-0123456789-0123456789",
      SESSION_STORE_URL: `file:${join(folder, "sessions.sqlite")}`,
      ...consoleEnv,
    });

  let platform: StartedPlatform = await ownPlatform();
  let served: ConsoleProcess = await ownConsole();
  const platformRecording = await startRecording(restRecordingPort, platformUrl);
  const browserRecording = await startRecording(browserPort, served.origin);
  return {
    address,
    browserRecording,
    platformRecording,
    platformUrl,
    async stopConsole(signal) {
      await served.end(signal);
    },
    async startConsole() {
      served = await ownConsole();
    },
    stopPlatform: () => platform.stop(),
    async startPlatform() {
      platform = await ownPlatform();
    },
    async stop() {
      await served.end("SIGKILL");
      await platform.stop();
      await Promise.all([browserRecording.stop(), platformRecording.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
