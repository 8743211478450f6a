import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { consoleArgs } from "@/server/launch/programs.mjs";
import { exchange } from "./http-exchange";
import { until } from "./until";

export const projectRoot = join(import.meta.dirname, "../../..");

/** The folder of the build that is tested, below the project. */
export function builtFolder(): string {
  return process.env.NEXT_DIST_DIR ?? ".next";
}

export interface ConsoleProcess {
  /** e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start to the first 200 of the readiness endpoint. */
  readonly readyAfterMs: number;
  /** Everything it has written so far. */
  output(): string;
  /** Sends a signal and waits for the end. @returns the exit code, null where the signal ended it */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | null>;
}

interface Spawned {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
}

/** Runs the built console as an operator does, with this environment alone. @param output where it writes */
export function launchConsole(port: number, env: Readonly<Record<string, string>>, output: "pipe" | number) {
  const distDir = env.NEXT_DIST_DIR ?? builtFolder();
  if (!existsSync(join(projectRoot, distDir, "BUILD_ID"))) throw new Error(`No build in ${distDir}: npm run build.`);
  return spawn(process.execPath, consoleArgs({ port, host: "127.0.0.1" }), {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", NEXT_DIST_DIR: distDir, ...env },
    stdio: ["ignore", output, output],
  });
}

export function spawnConsole(port: number, env: Readonly<Record<string, string>>): Spawned {
  const child = launchConsole(port, env, "pipe");
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => chunks.push(String(chunk)));
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  return { child, ended, output: () => chunks.join("") };
}

/** Runs the console and waits until it says that it is ready. */
export async function runConsole(port: number, env: Readonly<Record<string, string>>): Promise<ConsoleProcess> {
  const startedAt = performance.now();
  const { child, ended, output } = spawnConsole(port, env);
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => {
    if (child.exitCode !== null) throw new Error(`The console ended while starting:\n${output()}`);
    return isReady(origin);
  };
  try {
    await until("the console to be ready", isUp, 60_000);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(output(), { cause: error });
  }
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    output,
    ended,
    signal: (signal) => child.kill(signal),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

export function isReady(origin: string): Promise<boolean> {
  return exchange(origin, { path: "/api/health/ready" }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
