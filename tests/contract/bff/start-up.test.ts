import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { spawnConsole } from "@/tests/support/console/run-console";
import { environmentFor } from "@/tests/support/console/start-console";
import { until } from "@/tests/support/console/until";
import { startFaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-start-"));
  const readable = join(folder, "readable.sqlite");
  await writeFile(readable, "");
  await chmod(readable, 0o644);
});

afterAll(() => rm(folder, { recursive: true }));

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
      PLATFORM_GRPC_TARGET: ["platform", /PLATFORM_GRPC_TARGET must be host:port/],
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
