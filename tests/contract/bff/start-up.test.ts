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

const faults: [string, Record<string, string>, RegExp][] = [
  ["no secret", { SESSION_SECRET: "" }, /SESSION_SECRET is missing/],
  ["a short secret", { SESSION_SECRET: "too-short" }, /SESSION_SECRET must have at least 32/],
  ["no address", { CONSOLE_URL: "" }, /CONSOLE_URL is missing/],
  ["an http address in public", { CONSOLE_URL: "http://console.example.com" }, /CONSOLE_URL must be https/],
  ["an address that is none", { CONSOLE_URL: "console" }, /CONSOLE_URL must be/],
  ["no platform", { PLATFORM_REST_URL: "" }, /PLATFORM_REST_URL is missing/],
  ["a platform over ftp", { PLATFORM_REST_URL: "ftp://platform.test" }, /PLATFORM_REST_URL must be/],
  ["no query target", { PLATFORM_GRPC_TARGET: "" }, /PLATFORM_GRPC_TARGET is missing/],
  ["a query target without a port", { PLATFORM_GRPC_TARGET: "platform" }, /PLATFORM_GRPC_TARGET must be host:port/],
  ["no documentation target", { DOCUMENTATION_GRPC_TARGET: "" }, /DOCUMENTATION_GRPC_TARGET is missing/],
  ["an unknown store", { SESSION_STORE_URL: "mysql://db/sessions" }, /SESSION_STORE_URL must begin with/],
  ["several replicas and a file", { REPLICAS: "2" }, /REPLICAS above 1 needs a SESSION_STORE_URL/],
  ["half a replica", { REPLICAS: "0.5" }, /REPLICAS must be/],
  ["an unknown log level", { LOG_LEVEL: "loud" }, /LOG_LEVEL/],
];

it.concurrent.each(faults)("S21 with %s the console refuses to start and says why", async (_name, fault, line) => {
  const { code, output } = await startWith(fault);
  expect(code).not.toBe(0);
  expect(output).toMatch(line);
  expect(output).not.toContain("CnrySecret");
});

it.concurrent("S21 with a session file that others may read the console refuses to start and says why", async () => {
  const { code, output } = await startWith({ SESSION_STORE_URL: `file:${join(folder, "readable.sqlite")}` });
  expect(code).not.toBe(0);
  expect(output).toMatch(/readable\.sqlite/);
});

it.concurrent("S21 with several faults each is named in a line of its own", async () => {
  const { output } = await startWith({ SESSION_SECRET: "", CONSOLE_URL: "console", LOG_LEVEL: "loud" });
  for (const name of ["SESSION_SECRET", "CONSOLE_URL", "LOG_LEVEL"])
    expect(output).toMatch(new RegExp(`^.*${name}.*$`, "m"));
});
