import {
  closeSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { UpstreamPorts } from "../fault-upstream/start-fault-upstream";
import { freePort } from "./free-port.mjs";
import { type ConsoleProcess, isReady, launchConsole } from "./run-console";
import { until } from "./until";

/**
 * Consoles that outlive a test file, one group of replicas for each worker of the runner: starting one and warming it up
 * takes longer than most files. Each file has a fault upstream of its own, at the ports that the worker's console knows.
 * What is kept lies in a folder that `tests/kept-consoles.mjs` makes before and clears up after the tests.
 */

const keptSchema = z.object({
  upstream: z.object({ rest: z.int(), query: z.int() }),
  folder: z.string(),
  replicas: z.array(z.object({ port: z.int(), pid: z.int() })),
});

type Kept = z.output<typeof keptSchema>;
type Environment = (address: string, sessionFile: string) => Readonly<Record<string, string>>;

/** One file's use of its worker's consoles. */
export interface KeptConsole {
  readonly upstream: UpstreamPorts;
  readonly sessionFile: string;
  /** @returns so many replicas, those that are missing started; of what they write, what comes from now on */
  replicas(count: number, env: Environment): Promise<ConsoleProcess[]>;
  /** The next file gets another one. */
  dismiss(): void;
}

/** @returns undefined where the runner keeps none */
export async function keptConsole(): Promise<KeptConsole | undefined> {
  const { TEST_KEPT_CONSOLES: root, JEST_WORKER_ID: worker = "0" } = process.env;
  if (root === undefined) return undefined;
  const note = join(root, `worker-${worker}.json`);
  const kept: Kept = existsSync(note)
    ? keptSchema.parse(JSON.parse(readFileSync(note, "utf8")))
    : await newlyKept(root);
  const sessionFile = join(kept.folder, "sessions.sqlite");
  const add = async (env: Environment) => {
    const port = await freePort();
    const log = openSync(logOf(kept, port), "a");
    const address = `http://localhost:${kept.replicas[0]?.port ?? port}`;
    const child = launchConsole(port, env(address, sessionFile), log);
    closeSync(log);
    child.unref();
    kept.replicas.push({ port, pid: child.pid ?? 0 });
    writeFileSync(note, JSON.stringify(kept));
  };
  return {
    upstream: kept.upstream,
    sessionFile,
    async replicas(count, env) {
      while (kept.replicas.length < count) await add(env);
      return Promise.all(kept.replicas.slice(0, count).map((replica) => sharedProcess(kept, replica)));
    },
    dismiss() {
      rmSync(note);
      for (const { pid } of kept.replicas) end(pid);
    },
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

async function newlyKept(root: string): Promise<Kept> {
  const upstream = { rest: await freePort(), query: await freePort() };
  return { upstream, folder: mkdtempSync(join(root, "console-")), replicas: [] };
}

const logOf = ({ folder }: Kept, port: number) => join(folder, `${port}.log`);

async function sharedProcess(kept: Kept, { port, pid }: Kept["replicas"][number]): Promise<ConsoleProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const log = logOf(kept, port);
  const startedAt = performance.now();
  const from = statSync(log).size;
  await until(`the kept console to be ready (${log})`, () => isReady(origin), 60_000);
  const refuse = () => {
    throw new Error("Other files go on with this console: ask for one of your own.");
  };
  return {
    origin,
    pid,
    readyAfterMs: performance.now() - startedAt,
    output: () => readFrom(log, from),
    end: refuse,
    signal: refuse,
    get ended() {
      return refuse();
    },
  };
}

/** The end of a file that others write to. */
function readFrom(path: string, position: number): string {
  const file = openSync(path, "r");
  try {
    const length = Math.max(0, fstatSync(file).size - position);
    const bytes = Buffer.alloc(length);
    return bytes.toString("utf8", 0, readSync(file, bytes, 0, length, position));
  } finally {
    closeSync(file);
  }
}
