import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { spawnConsole } from "@/tests/support/console/run-console";
import { environmentFor } from "@/tests/support/console/start-console";
import { until } from "@/tests/support/console/until";
import { startFaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";
import { type RedisServer, startRedis } from "../session-store/redis-server";
import { logLines } from "./log-lines";

// Several consoles start at once: on a busy machine that takes a while, and costs nothing elsewhere.
jest.setTimeout(120_000);

let folder = "";
let redis: RedisServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-start-"));
  redis = await startRedis();
  const readable = join(folder, "readable.sqlite");
  await writeFile(readable, "");
  await chmod(readable, 0o644);
});

afterAll(async () => {
  await redis.stop();
  await rm(folder, { recursive: true });
});

/** Starts with a faulty environment. @returns the exit code and what was written */
async function startWith(fault: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const upstream = await startFaultUpstream();
  const port = await freePort();
  const usual = environmentFor(upstream, `http://localhost:${port}`, join(folder, "sessions.sqlite"));
  const { child, ended, output } = spawnConsole(port, { ...usual, ...fault });
  try {
    await until("the console to give up", () => child.exitCode !== null || child.signalCode !== null, 60_000);
    return { code: await ended, output: output() };
  } finally {
    child.kill("SIGKILL");
    await upstream.stop();
  }
}

/** Each variable has one fault; that each fault alone is one, with its line, is shown in server/env.test.ts. */
const environments: [string, Record<string, [string, RegExp]>][] = [
  [
    "what must be set is missing, and what may be set is unknown",
    {
      SESSION_SECRET: ["", /SESSION_SECRET is missing/],
      CONSOLE_URL: ["", /CONSOLE_URL is missing/],
      PLATFORM_REST_URL: ["", /PLATFORM_REST_URL is missing/],
      PLATFORM_GRPC_TARGET: ["", /PLATFORM_GRPC_TARGET is missing/],
      DOCUMENTATION_GRPC_TARGET: ["", /DOCUMENTATION_GRPC_TARGET is missing/],
      SESSION_STORE_URL: ["mysql://db/sessions", /SESSION_STORE_URL must begin with/],
      REPLICAS: ["0.5", /REPLICAS must be/],
      LOG_LEVEL: ["loud", /LOG_LEVEL/],
    },
  ],
  [
    "a short secret, an http address in public, a platform over ftp and a target without a port",
    {
      SESSION_SECRET: ["too-short", /SESSION_SECRET must have at least 32/],
      CONSOLE_URL: ["http://console.example.com", /CONSOLE_URL must be https/],
      PLATFORM_REST_URL: ["ftp://platform.test", /PLATFORM_REST_URL must be/],
      PLATFORM_GRPC_TARGET: ["platform", /PLATFORM_GRPC_TARGET must be host:port or grpcs:/],
    },
  ],
  [
    "clear text beyond this machine, everybody trusted, a secret of one letter, a path and a port of none",
    {
      PLATFORM_REST_URL: ["http://platform.internal", /PLATFORM_REST_URL must begin with https:/],
      PLATFORM_GRPC_TARGET: ["platform.internal:9090", /PLATFORM_GRPC_TARGET must begin with grpcs:/],
      DOCUMENTATION_GRPC_TARGET: ["localhost:99999", /DOCUMENTATION_GRPC_TARGET must have a port/],
      MARKETPLACE_URL: ["https://me:CnrySecret@shop.internal", /MARKETPLACE_URL must be an address without user/],
      PLATFORM_CA_FILE: ["/nowhere/ca.pem", /PLATFORM_CA_FILE names a file that cannot be read/],
      TRUSTED_PROXIES: ["0.0.0.0/0", /TRUSTED_PROXIES must not trust everybody/],
      SESSION_SECRET: ["s".repeat(64), /SESSION_SECRET must have at least 10 different/],
      CONSOLE_URL: ["https://console.test/office", /CONSOLE_URL must be an address without user, path/],
    },
  ],
  [
    "a name that is nearly one of its own beside the fault",
    {
      LOG_LEVEL: ["loud", /^LOG_LEVEL /],
      TRUSTED_PROXY: ["CnrySecret", /^TRUSTED_PROXY is no variable of the console/],
    },
  ],
  ["nothing but an address that is none", { CONSOLE_URL: ["console", /CONSOLE_URL must be/] }],
  ["nothing but several replicas and a file", { REPLICAS: ["2", /REPLICAS above 1 needs a SESSION_STORE_URL/] }],
];

it.concurrent.each(environments)(
  "S21 with %s the console refuses to start and says why, in a line for each fault",
  async (_name, faults) => {
    const faulty = Object.entries(faults).map(([name, [value]]) => [name, value] as const);
    const { code, output } = await startWith(Object.fromEntries(faulty));
    expect(code).not.toBe(0);
    const lines = output.split("\n");
    const told = Object.entries(faults).map(([name, [, line]]) => [
      name,
      lines.filter((each) => line.test(each)).length,
    ]);
    expect(told).toEqual(Object.keys(faults).map((name) => [name, 1]));
    expect(output).not.toContain("CnrySecret");
  },
);

it.concurrent("S21 with a session file that others may read the console refuses to start and says why", async () => {
  const { code, output } = await startWith({ SESSION_STORE_URL: `file:${join(folder, "readable.sqlite")}` });
  expect(code).not.toBe(0);
  expect(output).toMatch(/readable\.sqlite/);
});

it.concurrent.each([
  ["a database that it does not have", "/99", "", /^SESSION_STORE_URL names a database that Redis does not have\.$/],
  ["a user that it refuses", "", "me:CnrySecret@", /^SESSION_STORE_URL has no user and password that Redis takes\.$/],
])("S21 with %s in the address of Redis the console refuses to start and says why", async (_name, end, user, line) => {
  const address = redis.url.replace("redis://", `redis://${user}`) + end;
  const { code, output } = await startWith({ SESSION_STORE_URL: address });
  expect(code).not.toBe(0);
  expect(output.split("\n").filter((each) => line.test(each))).toHaveLength(1);
  expect(output).not.toContain("CnrySecret");
});

it.concurrent("S9 with a Redis that is down at start the log says so once, and once that it is back", async () => {
  const upstream = await startFaultUpstream();
  const [port, late] = [await freePort(), await startRedis()];
  late.signal("SIGSTOP");
  const usual = environmentFor(upstream, `http://localhost:${port}`, join(folder, "unused.sqlite"));
  const { child, ended, output } = spawnConsole(port, { ...usual, SESSION_STORE_URL: late.url });
  const told = () =>
    logLines(output()).flatMap(({ msg, storeReason }) => (/store/.test(msg) ? [[msg, storeReason]] : []));
  const down = ["session store unreachable", "silent"];
  try {
    await until("the log to say it", () => told().length > 0, 60_000);
    expect(told()).toEqual([down]);
    late.signal("SIGCONT");
    await until("the log to say it again", () => told().length > 1, 60_000);
    expect(told()).toEqual([down, ["session store reachable again", undefined]]);
  } finally {
    child.kill("SIGKILL");
    await ended;
    await late.stop();
    await upstream.stop();
  }
});
