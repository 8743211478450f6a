import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { z } from "zod";

const readySchema = z.object({ msg: z.literal("platform ready"), rest: z.string(), grpc: z.string() });

export interface StartedPlatform {
  /** For example http://127.0.0.1:40123, without a trailing slash. */
  restUrl: string;
  /** For example 127.0.0.1:40124. */
  grpcTarget: string;
  /** Of its process, which at a host is the caller's own. */
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
 * Starts a real platform on free loopback ports, with the tiny data set unless told otherwise, and waits until it is
 * ready: at a host of platforms where the runner has started some, else in a process of its own.
 * @throws with its log where it ends before that.
 */
export async function startPlatform({
  dataset = "tiny",
  dataDir,
  env = {},
  cwd,
}: Settings = {}): Promise<StartedPlatform> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "platform-"));
  const whole = {
    PLATFORM_HTTP_PORT: "0",
    PLATFORM_GRPC_PORT: "0",
    PLATFORM_DATA_DIR: folder,
    PLATFORM_DATASET: dataset,
    LOG_LEVEL: "info",
    ...env,
  };
  const port = cwd === undefined ? hostPort() : undefined;
  const running = port === undefined ? await inOwnProcess(whole, cwd) : await atHost(port, whole);
  return {
    ...running,
    dataDir: folder,
    async stop() {
      await running.stop();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Environment = Readonly<Record<string, string>>;
type Running = Omit<StartedPlatform, "dataDir">;

/** Each worker of a runner has a host of its own. */
function hostPort(): number | undefined {
  const ports = (process.env.TEST_PLATFORM_HOSTS ?? "").split(",").filter((port) => port !== "");
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? 0);
  return ports.length === 0 ? undefined : Number(ports[worker % ports.length]);
}

async function inOwnProcess(env: Environment, cwd: string | undefined): Promise<Running> {
  const child = spawn(process.execPath, ["--import", "tsx", "platform/main.ts"], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const log: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { rest, grpc } = await ready([child.stdout, child.stderr], ended, log);
  return {
    restUrl: rest,
    grpcTarget: grpc,
    pid: child.pid ?? 0,
    log,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** One connection is one platform: see the host. */
async function atHost(port: number, env: Environment): Promise<Running> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const log: string[] = [];
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.once("end", () => socket.end());
  socket.write(`${JSON.stringify(env)}\n`);
  const { rest, grpc } = await ready([socket], ended, log);
  socket.unref();
  return {
    restUrl: rest,
    grpcTarget: grpc,
    pid: process.pid,
    log,
    stop() {
      // Who waits for the end is not to end before it.
      socket.ref();
      socket.end();
      return ended;
    },
  };
}

function ready(
  outputs: readonly Readable[],
  ended: Promise<void>,
  log: string[],
): Promise<z.output<typeof readySchema>> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    const read = (line: string): void => {
      log.push(line);
      if (isReady) return;
      const parsed = readySchema.safeParse(parseLine(line));
      if (!parsed.success) return;
      isReady = true;
      resolve(parsed.data);
    };
    for (const input of outputs) createInterface({ input }).on("line", read);
    void ended.then(() => reject(new Error(`The platform ended:\n${log.join("\n")}`)));
  });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
