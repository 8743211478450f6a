import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { createSession } from "@/server/session/sessions";
import { openSessionStore } from "@/server/session/store/open-store";
import { bundled, type Program } from "./bundled";
import { type RedisServer, startRedis } from "./redis-server";
import { contextOn, newSession, untilAnswered } from "./session-fixtures";

const rounds = 3;

/** A platform whose refresh tokens work once each; slow enough for everyone to arrive meanwhile. */
async function startPlatform() {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const token = request.url?.slice(1) ?? "";
    const isReused = seen.includes(token);
    seen.push(token);
    await pause(300);
    response.writeHead(isReused ? 403 : 200).end(`${token}-next`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, seen, stop: () => server.close() };
}

/** @returns a started process: with the id of a session it asks, and resolves with the line that it prints */
async function startWorker({ args }: Program, storeUrl: string, platform: string) {
  const child = spawn(process.execPath, [...args, storeUrl, platform], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    async ask(id: string): Promise<string> {
      child.stdin.write(`${id}\n`);
      return String((await lines.next()).value);
    },
    async end(): Promise<void> {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

describe.each([
  ["sqlite", 2],
  ["redis", 3],
])("refresh over processes on %s", (kind, replicas) => {
  let redis: RedisServer | undefined;
  let folder: string;
  let program: Program;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "console-refresh-"));
    program = await bundled("refresh-worker.ts");
    redis = kind === "redis" ? await startRedis() : undefined;
  });
  afterAll(async () => {
    await redis?.stop();
    program.remove();
    await rm(folder, { recursive: true });
  });

  it(`R2 ${replicas} processes with 50 callers each cause exactly one refresh`, async () => {
    const url = redis?.url ?? `file:${join(folder, "sessions.sqlite")}`;
    const { store } = openSessionStore(url);
    const platform = await startPlatform();
    const workers = await Promise.all(Array.from({ length: replicas }, () => startWorker(program, url, platform.url)));
    for (let round = 0; round < rounds; round += 1) {
      platform.seen.length = 0;
      const { id } = await untilAnswered(() => createSession(contextOn(store), newSession()));
      const outcomes = await Promise.all(workers.map(({ ask }) => ask(id)));
      expect(outcomes).toEqual(Array.from({ length: replicas }, () => "[2]"));
      expect(platform.seen).toEqual(["refresh-1"]);
    }
    await Promise.all(workers.map(({ end }) => end()));
    platform.stop();
    await store.close();
  }, 60_000);
});
