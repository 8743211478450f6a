import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/tests/support/console/free-port.mjs";

/** A redis-server of the test's own, on loopback, without persistence. */
export interface RedisServer {
  url: string;
  signal(name: NodeJS.Signals): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "console-redis-"));
  let server = await launch(port, folder);
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => server.kill(name),
    restart: async () => {
      await end();
      server = await launch(port, folder);
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

async function launch(port: number, folder: string): Promise<ChildProcess> {
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
  await once(server, "spawn").catch((cause: unknown) => {
    throw new Error("There is no redis-server on this machine: install the package of that name.", { cause });
  });
  for await (const line of server.stdout) if (String(line).includes("Ready to accept connections")) break;
  server.stdout.resume();
  return server;
}
