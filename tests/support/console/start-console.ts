import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canaries } from "../fault-upstream/canaries";
import type { FaultUpstream } from "../fault-upstream/start-fault-upstream";
import { freePort } from "./free-port.mjs";
import type { KeptConsole } from "./kept-console";
import { LeakWatch } from "./leak-watch";
import type { ConsoleProcess } from "./run-console";
import { runConsole } from "./run-console";
import { Visitor } from "./visitor";

export interface ConsoleSettings {
  readonly upstream: FaultUpstream;
  readonly replicas?: number;
  /** Over the usual environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** One or more replicas of the built console over one session store. */
export interface TestConsole {
  readonly replicas: readonly ConsoleProcess[];
  /** The address that staff would type: CONSOLE_URL. */
  readonly address: string;
  readonly sessionFile: string;
  readonly watch: LeakWatch;
  readonly env: Readonly<Record<string, string>>;
  /** Somebody with an empty cookie jar, at one of the replicas. */
  visitor(replica?: number): Visitor;
  /** Starts the replica again at its port, after it has ended. */
  restart(replica: number): Promise<void>;
  logs(): string;
  stop(): Promise<void>;
}

/**
 * The worker's console, for files that neither set its environment nor end it. Only what it writes from now on is in the
 * logs; people and sessions of earlier files are in the store.
 */
export async function shareKeptConsole(kept: KeptConsole, upstream: FaultUpstream, count = 1): Promise<TestConsole> {
  const env = (address: string, sessionFile: string) => environmentFor(upstream, address, sessionFile);
  const replicas = await kept.replicas(count, env);
  const address = (replicas[0]?.origin ?? "").replace("127.0.0.1", "localhost");
  const watch = new LeakWatch();
  return {
    replicas,
    address,
    sessionFile: kept.sessionFile,
    watch,
    env: env(address, kept.sessionFile),
    logs: () => replicas.map((each) => each.output()).join("\n"),
    visitor: (index = 0) => new Visitor(replicaOf(replicas, index).origin, address, watch),
    restart: () => Promise.reject(new Error("Other files go on with this console: ask for one of your own.")),
    stop: () => Promise.resolve(),
  };
}

function replicaOf(replicas: readonly ConsoleProcess[], index: number): ConsoleProcess {
  const replica = replicas[index];
  if (replica === undefined) throw new Error(`There is no replica ${index}.`);
  return replica;
}

/** Environment of a console that talks to the fault upstream and to nothing else. */
export function environmentFor(upstream: FaultUpstream, address: string, sessionFile: string) {
  return {
    PLATFORM_REST_URL: upstream.rest.origin,
    PLATFORM_GRPC_TARGET: upstream.query.target,
    DOCUMENTATION_GRPC_TARGET: upstream.query.target,
    MARKETPLACE_URL: upstream.rest.origin,
    CONSOLE_URL: address,
    SESSION_SECRET: `${canaries.sessionSecret.marker}-0123456789-0123456789-0123456789`,
    SESSION_STORE_URL: `file:${sessionFile}`,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "debug",
  };
}

export async function startConsole({ upstream, replicas: count = 1, env = {} }: ConsoleSettings): Promise<TestConsole> {
  const folder = await mkdtemp(join(tmpdir(), "console-test-"));
  const sessionFile = join(folder, "sessions.sqlite");
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const address = `http://localhost:${ports[0]}`;
  const whole = { ...environmentFor(upstream, address, sessionFile), ...env };
  const replicas = await Promise.all(ports.map((port) => runConsole(port, whole)));
  const outputOfEnded: string[] = [];
  const watch = new LeakWatch();
  const replicaAt = (index: number) => replicaOf(replicas, index);
  const logs = () => [...outputOfEnded, ...replicas.map((each) => each.output())].join("\n");
  return {
    replicas,
    address,
    sessionFile,
    watch,
    env: whole,
    logs,
    visitor: (index = 0) => new Visitor(replicaAt(index).origin, address, watch),
    async restart(index) {
      outputOfEnded.push(replicaAt(index).output());
      replicas[index] = await runConsole(Number(new URL(replicaAt(index).origin).port), whole);
    },
    async stop() {
      await Promise.all(replicas.map((each) => each.end("SIGKILL")));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
