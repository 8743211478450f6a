import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { type ConsoleProcess, projectRoot, runConsole } from "@/tests/support/console/run-console";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { type Recording, startRecording } from "./recording";
import { forgetSignIns } from "./sign-in";

/** A platform of a test file's own, and a console that nobody else uses meanwhile. */
export interface Stack {
  /** What a person types. */
  readonly address: string;
  /** Between the browser and the console. */
  readonly browserRecording: Recording;
  /** Between the console and the platform's REST listener. */
  readonly platformRecording: Recording;
  /** Where the platform's REST listener can be asked directly. */
  readonly platformUrl: string;
  stop(): Promise<void>;
}

/** One whose programs a test may stop and start again while a browser uses them. */
export interface IsolatedStack extends Stack {
  stopConsole(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  startConsole(): Promise<void>;
  stopPlatform(): Promise<void>;
  /** At its old addresses, over its old data. */
  startPlatform(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** @param env over the usual, e.g. PLATFORM_ACCESS_TOKEN_SECONDS */
type FreshStack = (env?: Environment) => Promise<Stack>;

/**
 * `freshStack` starts a platform over data of its own, behind the one console that the files of a worker use one after
 * the other: a console takes seconds to start, a platform takes none.
 */
export const test = base.extend<object, { freshStack: FreshStack }>({
  freshStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "kept-console-"));
      const places = await findPlaces();
      let served: ConsoleProcess | undefined;
      await use(async (env) => {
        const platform = await startPlatformAt(places, join(folder, randomUUID()), env);
        served ??= await startConsoleAt(places, folder);
        const recordings = await startRecordings(places);
        forgetSignIns(places.address);
        return {
          ...recordings,
          address: places.address,
          platformUrl: places.platformUrl,
          stop: async () => {
            await Promise.all([platform.stop(), stopRecordings(recordings)]);
          },
        };
      });
      await served?.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/**
 * @param platformEnv over the usual, e.g. PLATFORM_ACCESS_TOKEN_SECONDS
 * @param consoleEnv the same of the console, e.g. MAP_TILES_URL
 */
export async function startIsolatedStack(
  platformEnv: Environment = {},
  consoleEnv: Environment = {},
): Promise<IsolatedStack> {
  const folder = mkdtempSync(join(tmpdir(), "isolated-stack-"));
  const places = await findPlaces();
  const ownPlatform = () => startPlatformAt(places, join(folder, "platform"), platformEnv);
  const ownConsole = () => startConsoleAt(places, folder, consoleEnv);
  let platform: StartedPlatform = await ownPlatform();
  let served: ConsoleProcess = await ownConsole();
  const recordings = await startRecordings(places);
  return {
    ...recordings,
    address: places.address,
    platformUrl: places.platformUrl,
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
      keepLog(places, served, recordings);
      await Promise.all([platform.stop(), stopRecordings(recordings)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Beside those of the shared stack: what the last console said, and what it, or its platform, had not answered at the end. */
function keepLog(
  { consolePort }: Places,
  served: ConsoleProcess,
  { browserRecording, platformRecording }: Pick<Stack, "browserRecording" | "platformRecording">,
): void {
  const folder = join(projectRoot, "test-results/logs");
  mkdirSync(folder, { recursive: true });
  const lines = [...browserRecording.unanswered(), ...platformRecording.unanswered()].map(
    (of) => `not answered: ${of}`,
  );
  writeFileSync(join(folder, `console-${consolePort}.log`), [served.output(), ...lines].join("\n"));
}

type Places = Awaited<ReturnType<typeof findPlaces>>;

/** Where the programs of one stack listen. */
async function findPlaces() {
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [browserPort = 0, consolePort = 0, restRecordingPort = 0, restPort = 0, grpcPort = 0] = ports;
  const address = `http://localhost:${browserPort}`;
  const platformUrl = `http://127.0.0.1:${restPort}`;
  return { address, platformUrl, browserPort, consolePort, restRecordingPort, restPort, grpcPort };
}

function startPlatformAt({ address, restPort, grpcPort }: Places, dataDir: string, env: Environment = {}) {
  const ports = { PLATFORM_HTTP_PORT: String(restPort), PLATFORM_GRPC_PORT: String(grpcPort) };
  return startPlatform({ dataDir, env: { ...ports, CONSOLE_URL: address, ...env } });
}

function startConsoleAt(places: Places, folder: string, env: Environment = {}) {
  return runConsole(places.consolePort, {
    PLATFORM_REST_URL: `http://127.0.0.1:${places.restRecordingPort}`,
    PLATFORM_GRPC_TARGET: `127.0.0.1:${places.grpcPort}`,
    DOCUMENTATION_GRPC_TARGET: `127.0.0.1:${places.grpcPort}`,
    MARKETPLACE_URL: places.platformUrl,
    CONSOLE_URL: places.address,
    SESSION_SECRET: "own-stack-0123456789-0123456789-0123456789",
    SESSION_STORE_URL: `file:${join(folder, "sessions.sqlite")}`,
    ...env,
  });
}

async function startRecordings({ browserPort, consolePort, restRecordingPort, platformUrl }: Places) {
  const platformRecording = await startRecording(restRecordingPort, platformUrl);
  const browserRecording = await startRecording(browserPort, `http://127.0.0.1:${consolePort}`);
  return { platformRecording, browserRecording };
}

async function stopRecordings(recordings: Pick<Stack, "browserRecording" | "platformRecording">): Promise<void> {
  await Promise.all([recordings.browserRecording.stop(), recordings.platformRecording.stop()]);
}
