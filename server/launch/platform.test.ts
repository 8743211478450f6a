import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "@/tests/support/console/run-console";
import { until } from "@/tests/support/console/until";

const folder = mkdtempSync(join(tmpdir(), "run-platform-"));
let afterTest: () => unknown = () => undefined;

afterAll(() => {
  try {
    afterTest();
  } catch {
    // All of them have ended.
  }
  rmSync(folder, { recursive: true });
});

it("npm run platform leaves no platform behind when npm is told to end", async () => {
  const npm = spawn("npm", ["run", "-s", "platform"], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PLATFORM_HTTP_PORT: "0",
      PLATFORM_GRPC_PORT: "0",
      PLATFORM_DATA_DIR: folder,
      PLATFORM_DATASET: "tiny",
      LOG_LEVEL: "info",
    },
    stdio: ["ignore", "pipe", "inherit"],
    // The leader of a group, which is ended whatever becomes of the test.
    detached: true,
  });
  afterTest = () => process.kill(-(npm.pid ?? process.pid), "SIGKILL");
  const lines: { msg: string; rest?: string }[] = [];
  createInterface(npm.stdout).on("line", (line) => lines.push(JSON.parse(line)));
  await until("it to be ready", () => lines.some(({ msg }) => msg === "platform ready"), 60_000);
  const { rest = "" } = lines.at(-1) ?? {};
  expect((await fetch(`${rest}/health`)).status).toBe(200);
  npm.kill("SIGTERM");
  const isGone = () =>
    fetch(`${rest}/health`).then(
      () => false,
      () => true,
    );
  await until("the platform to be gone", isGone, 20_000);
});
