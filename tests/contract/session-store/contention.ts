import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

export interface Contention {
  /** @returns how often the file was locked by it */
  stop(): Promise<number>;
}

/** Another process that takes a SQLite file's lock again and again. */
export async function startContention(file: string): Promise<Contention> {
  const intruder = resolve("tests/contract/session-store/lock-intruder.cjs");
  const child: ChildProcess = spawn(process.execPath, [intruder, file], { stdio: ["pipe", "pipe", "inherit"] });
  if (child.stdin === null || child.stdout === null) throw new Error("no pipes");
  const { stdin } = child;
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    stop: async () => {
      stdin.end();
      const { value } = await lines.next();
      if (child.exitCode === null) await once(child, "exit");
      return Number(value);
    },
  };
}
