import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "@/tests/support/console/until";

const moduleFile = join(import.meta.dirname, "logger.mjs");
const program = (code: string) => [
  "--input-type=module",
  "-e",
  `import { logger } from ${JSON.stringify(moduleFile)}; ${code}`,
];
const fiftyLines = "for (let line = 0; line < 50; line += 1) logger().info({ line }, 'said');";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-output-"));
  file = join(folder, "log");
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesIn = (text: string): number[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const { line: number }: { line: number } = JSON.parse(line);
      return number;
    });

it.each([
  ["at its end", "process.exit(0)"],
  ["by a fault", "setTimeout(() => process.exit(3), 20)"],
])("O4 a process whose log's disk is full ends %s, and tells of it once", (_how, end) => {
  const full = openSync("/dev/full", "w");
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    program(`${fiftyLines} logger().flush(() => { ${fiftyLines} ${end} });`),
    { stdio: ["ignore", full, "pipe"], encoding: "utf8", timeout: 10_000 },
  );
  closeSync(full);
  expect([status, signal]).toEqual([end.includes("3") ? 3 : 0, null]);
  expect(stderr).toBe("The log cannot be written: ENOSPC\n");
});

it("O4 a process whose log's reader holds the pipe and takes nothing ends all the same", async () => {
  const code = `for (let times = 0; times < 1000; times += 1) { ${fiftyLines} } process.on("SIGTERM", () => process.exit(0));`;
  const child = spawn(process.execPath, program(`${code} process.stderr.write("full"); setInterval(() => 0, 1000);`), {
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.stderr !== null) await once(child.stderr, "data");
  const ended = once(child, "exit").then(([status]) => status);
  child.kill("SIGTERM");
  const outcome = await Promise.race([ended, pause(10_000, "still there")]);
  child.kill("SIGKILL");
  expect(outcome).toBe(0);
});

it("O4 what could not be written comes once there is room again, each line once and in its order", async () => {
  const output = openSync(file, "w");
  const child = spawn(process.execPath, program(`${fiftyLines} setInterval(() => undefined, 1000);`), {
    stdio: ["ignore", output, "pipe"],
  });
  closeSync(output);
  const limit = (size: string) => execFileSync("prlimit", ["--pid", String(child.pid), `--fsize=${size}:`]);
  limit("0");
  if (child.stderr !== null) await once(child.stderr, "data");
  limit("unlimited");
  await until("the lines to come", () => linesIn(readFileSync(file, "utf8")).length === 50);
  child.kill("SIGKILL");
  expect(linesIn(readFileSync(file, "utf8"))).toEqual(Array.from({ length: 50 }, (_, line) => line));
});

/** The lines of a process that runs to its end. */
function linesOfRun(code: string): number[] {
  const output = openSync(file, "w");
  spawnSync(process.execPath, program(code), { stdio: ["ignore", output, "inherit"], timeout: 10_000 });
  closeSync(output);
  return linesIn(readFileSync(file, "utf8"));
}

it("every line of a process that ends at once is in its log, once", () => {
  const lines = linesOfRun(`${fiftyLines} process.exit(0)`);
  expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, line) => line));
});

it("O10 a line that waits for those before it is the last one of a process that ends with it", () => {
  const last = "logger().flush(() => { logger().info({ line: 50 }, 'said'); process.exit(0); });";
  expect(linesOfRun(`${fiftyLines} ${last}`)).toEqual(Array.from({ length: 51 }, (_, line) => line));
});
