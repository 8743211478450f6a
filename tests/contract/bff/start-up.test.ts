import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { exchange } from "@/tests/support/console/http-exchange";
import { builtFolder, isReady, projectRoot, spawnConsole } from "@/tests/support/console/run-console";
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

it.concurrent.each([
  ["that others may read", "readable.sqlite", /readable\.sqlite is open to every user/],
  ["in a folder that does not exist", "mistyped/sessions.sqlite", /there is no folder .*mistyped\.$/],
])("S21 with a session file %s the console refuses to start and says why", async (_what, name, line) => {
  const { code, output } = await startWith({ SESSION_STORE_URL: `file:${join(folder, name)}` });
  expect(code).not.toBe(0);
  expect(output.trim().split("\n")).toEqual([expect.stringMatching(line)]);
  expect(existsSync(join(folder, "mistyped"))).toBe(false);
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

it.concurrent("O1 a console that cannot be prepared ends with exit code 1", async () => {
  const broken = `.next-broken-${process.pid}`;
  await mkdir(join(projectRoot, broken));
  await writeFile(join(projectRoot, broken, "BUILD_ID"), "none");
  const { code } = await startWith({ NEXT_DIST_DIR: broken }).finally(() =>
    rm(join(projectRoot, broken), { recursive: true }),
  );
  expect(code).toBe(1);
});

it.concurrent("O1 O4 the production start works where its log cannot be written, and is one process: killed, it leaves nobody at its port", async () => {
  const full = openSync("/dev/full", "w");
  const upstream = await startFaultUpstream();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const usual = environmentFor(upstream, `http://localhost:${port}`, join(folder, "alone.sqlite"));
  const env = { PATH: process.env.PATH, NEXT_DIST_DIR: builtFolder(), PORT: String(port), HOST: "127.0.0.1", ...usual };
  const started = spawn(process.execPath, ["server/launch/console.mjs"], {
    cwd: projectRoot,
    env: { ...env, NODE_ENV: "test" },
    stdio: ["ignore", full, full],
  });
  closeSync(full);
  try {
    await until("the console to be ready", () => isReady(origin), 60_000);
    for (let page = 0; page < 5; page += 1) expect((await exchange(origin, { path: "/login" })).status).toBe(200);
    started.kill("SIGKILL");
    await until("nobody to answer any more", async () => !(await isReady(origin)));
  } finally {
    started.kill("SIGKILL");
    await upstream.stop();
  }
});

it.concurrent("O1 started by npm the console serves on for its delay where npm is told to end, and is gone then", async () => {
  const upstream = await startFaultUpstream();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const usual = environmentFor(upstream, `http://localhost:${port}`, join(folder, "by-npm.sqlite"));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NEXT_DIST_DIR: builtFolder(), PORT: String(port), HOST: "127.0.0.1", ...usual };
  const npm = spawn("npm", ["run", "-s", "console"], {
    cwd: projectRoot,
    // In a group of its own, so that nothing of it outlives this test.
    detached: true,
    env: { ...env, NODE_ENV: "production", SHUTDOWN_DELAY_SECONDS: "4" },
    stdio: "ignore",
  });
  const statusOf = (path: string) =>
    exchange(origin, { path, headers: { connection: "close" } }).then(
      ({ status }) => status,
      () => "nobody" as const,
    );
  try {
    await until("the console to be ready", () => isReady(origin), 60_000);
    npm.kill("SIGTERM");
    await until("it to be not ready", async () => (await statusOf("/api/health/ready")) === 503);
    expect(await statusOf("/login")).toBe(200);
    await until("nobody to answer any more", async () => (await statusOf("/login")) === "nobody", 60_000);
  } finally {
    endGroup(npm.pid);
    await upstream.stop();
  }
});

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}

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
