import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "@/tests/support/console/run-console";
import { startPlatform } from "@/tests/support/start-platform";
import { clientOf } from "./platform-client";

const dataDir = mkdtempSync(join(tmpdir(), "one-process-"));

afterAll(() => rmSync(dataDir, { recursive: true }));

it("a second process on the same data ends at once and names the folder; after a kill of the first one it starts", async () => {
  // Makes the data, and leaves the lock.
  await (await startPlatform({ dataDir })).stop();
  // A process of its own, not a host's: it is killed.
  const first = await startPlatform({ dataDir, cwd: projectRoot });
  const second = spawnSync(process.execPath, ["--import", "tsx", "platform/main.ts"], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PLATFORM_HTTP_PORT: "0",
      PLATFORM_GRPC_PORT: "0",
      PLATFORM_DATA_DIR: dataDir,
      PLATFORM_DATASET: "tiny",
    },
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(second).toMatchObject({
    status: 1,
    stdout: "",
    stderr:
      `platform: Another platform works on the data set tiny in ${dataDir}. ` +
      "Stop that one, or set PLATFORM_DATA_DIR to another folder.\n",
  });
  await expect(startPlatform({ dataDir })).rejects.toThrow(dataDir);
  const client = await clientOf(first.restUrl, "marketer@demo.test");
  expect((await client.get("currencies")).status).toBe(200);

  process.kill(first.pid, "SIGKILL");
  await first.stop();
  await (await startPlatform({ dataDir })).stop();
});
