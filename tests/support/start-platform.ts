import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";

const readySchema = z.object({ msg: z.literal("platform ready"), rest: z.string(), grpc: z.string() });

export interface StartedPlatform {
  /** For example http://127.0.0.1:40123, without a trailing slash. */
  restUrl: string;
  /** For example 127.0.0.1:40124. */
  grpcTarget: string;
  pid: number;
  /** Where its database lies; pass it on to start again with the same data. */
  dataDir: string;
  /** Every line it has logged, oldest first. */
  log: readonly string[];
  /** Ends the process and, unless the caller chose it, removes the folder. */
  stop(): Promise<void>;
}

interface Settings {
  dataset?: "tiny" | "demo" | "large";
  /** Default: a folder of its own, removed at the end. */
  dataDir?: string;
  /** Further environment variables, for example PLATFORM_ACCESS_TOKEN_SECONDS. */
  env?: Readonly<Record<string, string>>;
  /** The folder of another copy of the project, whose platform is meant. */
  cwd?: string;
}

/**
 * Starts a real platform in its own process on free loopback ports, with the tiny data set unless
 * told otherwise, and waits until it is ready.
 * @throws with its log where it ends before that.
 */
export async function startPlatform({
  dataset = "tiny",
  dataDir,
  env = {},
  cwd,
}: Settings = {}): Promise<StartedPlatform> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "platform-"));
  const child = spawn(process.execPath, ["--import", "tsx", "platform/main.ts"], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PLATFORM_HTTP_PORT: "0",
      PLATFORM_GRPC_PORT: "0",
      PLATFORM_DATA_DIR: folder,
      PLATFORM_DATASET: dataset,
      LOG_LEVEL: "info",
      ...env,
    },
  });
  const log: string[] = [];
  const { rest, grpc } = await ready(child, log);
  return {
    restUrl: rest,
    grpcTarget: grpc,
    pid: child.pid ?? 0,
    dataDir: folder,
    log,
    async stop() {
      await end(child);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess, log: string[]): Promise<z.output<typeof readySchema>> {
  return new Promise((resolve, reject) => {
    const read = (line: string): void => {
      log.push(line);
      const parsed = readySchema.safeParse(parseLine(line));
      if (parsed.success) resolve(parsed.data);
    };
    if (child.stdout) createInterface({ input: child.stdout }).on("line", read);
    if (child.stderr) createInterface({ input: child.stderr }).on("line", read);
    child.once("exit", (code) => reject(new Error(`The platform ended with code ${code}:\n${log.join("\n")}`)));
  });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
