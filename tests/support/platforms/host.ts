import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { parsePlatformEnv } from "@/platform/env";
import { createLog } from "@/platform/log";
import { ensureDataset } from "@/platform/seed/ensure-dataset";
import { startPlatform } from "@/platform/start";

/**
 * A process that starts platforms on demand, each with listeners, data and settings of its own: its code is loaded once,
 * and the tiny data set made once and copied. One connection is one platform: the caller sends its environment as a line
 * of JSON, reads its log line by line, and ends its half of the connection to stop it; the host ends its own half once
 * it has stopped. Prints the port it listens on.
 */
const envSchema = z.record(z.string(), z.string());
const folder = mkdtempSync(join(tmpdir(), "platforms-"));
const seeded = join(folder, "tiny.sqlite");

async function serve(socket: Socket): Promise<void> {
  const leaves = Promise.race([once(socket, "end"), once(socket, "close")]);
  const lines = createInterface({ input: socket });
  // It passes on the socket's own error, which would end all platforms here.
  lines.on("error", () => undefined);
  const [line] = await once(lines, "line");
  const env = parsePlatformEnv(envSchema.parse(JSON.parse(line)));
  const log = createLog(env.LOG_LEVEL, { write: (text) => void socket.write(text) });
  const file = join(env.PLATFORM_DATA_DIR, "tiny.sqlite");
  if (env.PLATFORM_DATASET === "tiny" && !existsSync(file)) {
    mkdirSync(env.PLATFORM_DATA_DIR, { recursive: true });
    copyFileSync(seeded, file);
  }
  const platform = await startPlatform(env, log);
  log.info({ rest: platform.restUrl, grpc: platform.grpcTarget, dataset: env.PLATFORM_DATASET }, "platform ready");
  await leaves;
  await platform.stop();
  socket.end();
}

const served = new Set<Promise<void>>();
const server = createServer({ allowHalfOpen: true }, (socket) => {
  // Who leaves without a word is one who has ended.
  socket.on("error", () => socket.destroy());
  const serving = serve(socket).catch((error: unknown) => {
    socket.end(`${JSON.stringify({ msg: error instanceof Error ? error.message : String(error) })}\n`);
  });
  served.add(serving);
  void serving.finally(() => served.delete(serving));
});

function end(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.once("SIGTERM", end);
process.once("SIGINT", end);
// As npm test ends, so does whoever started this; the pipe between them tells.
process.stdin.once("end", end).resume();
await ensureDataset(seeded, "tiny", createLog("warn"));
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
if (address !== null && typeof address === "object") console.log(String(address.port));
