import { execFile } from "node:child_process";
import { rename } from "node:fs/promises";
import { promisify } from "node:util";
import Database from "libsql";
import { z } from "zod";
import { until } from "@/tests/support/console/until";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";
import { logLines } from "./log-lines";

const suite = consoleSuite({ own: true });
const run = promisify(execFile);

const ready = async () => (await suite.console.visitor().ask("/api/health/ready")).status;

/** What the log says of the store, since the beginning. */
function told(): (string | undefined)[] {
  return logLines(suite.console.logs())
    .filter(({ msg }) => msg.startsWith("session store "))
    .map(({ msg, storeReason }) => (typeof storeReason === "string" ? `${msg}: ${storeReason}` : msg));
}

/** No file of the console may grow: what a full disk does, without one. */
function limitFiles(size: "0" | "unlimited"): Promise<unknown> {
  const pid = String(suite.console.replicas[0]?.pid);
  return run("prlimit", ["--pid", pid, `--fsize=${size}:`]);
}

async function fillDisk() {
  await limitFiles("0");
  return () => limitFiles("unlimited");
}

async function lock() {
  const intruder = new Database(suite.console.sessionFile);
  intruder.exec("BEGIN IMMEDIATE");
  return async () => intruder.close();
}

async function moveAway() {
  const { sessionFile } = suite.console;
  await rename(sessionFile, `${sessionFile}.elsewhere`);
  return () => rename(`${sessionFile}.elsewhere`, sessionFile);
}

it.each([
  ["on a full disk", "disk", fillDisk],
  ["locked by another process", "locked", lock],
  ["moved away", "moved", moveAway],
])(
  "O7 S10 with a session file that is %s the console is alive and not ready, and the log says so once",
  async (_what, reason, harm) => {
    const before = told().length;
    const mend = await harm();
    await until("not ready", async () => (await ready()) === 503);
    for (let again = 0; again < 5; again += 1) expect(await ready()).toBe(503);
    expect((await suite.console.visitor().ask("/api/health/live")).status).toBe(200);
    await mend();
    await until("ready again", async () => (await ready()) === 200);
    expect((await suite.console.visitor().trySignIn(emailOf("L1S"))).status).toBe(200);
    await until("the log to say both", () => told().length >= before + 2);
    expect(told().slice(before)).toEqual([`session store unreachable: ${reason}`, "session store reachable again"]);
  },
);

const versionSchema = z.object({ data_version: z.number() });

it("O7 asking for readiness again and again does not make the store write each time", async () => {
  const database = new Database(suite.console.sessionFile, { readonly: true });
  const version = database.prepare("PRAGMA data_version");
  const versions = new Set<number>();
  const begun = performance.now();
  for (let asked = 0; asked < 60 || versions.size < 2; asked += 1) {
    expect(await ready()).toBe(200);
    versions.add(versionSchema.parse(version.get()).data_version);
  }
  const looks = (performance.now() - begun) / 500;
  database.close();
  expect(versions.size).toBeLessThanOrEqual(looks + 2);
});
