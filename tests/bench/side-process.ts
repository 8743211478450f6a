import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "@/tests/support/console/run-console";

/** A helper program of the benchmark that says where it listens in its first line. */
export interface SideProcess {
  /** The JSON of that line. */
  readonly said: unknown;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** @param script beside this file; @param nodeFlags e.g. `--expose-gc` */
export async function startSideProcess(
  script: string,
  args: readonly string[] = [],
  nodeFlags: readonly string[] = [],
): Promise<SideProcess> {
  const file = join(import.meta.dirname, script);
  const child = spawn(process.execPath, [...nodeFlags, "--import", "tsx", file, ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const firstLine = once(createInterface({ input: child.stdout }), "line");
  const said = await Promise.race([firstLine, ended.then(() => Promise.reject(new Error(`${script} ended at once.`)))]);
  return {
    said: JSON.parse(String(said[0])),
    signal: (name) => child.kill(name),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
