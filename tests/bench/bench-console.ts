import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { LeakWatch } from "@/tests/support/console/leak-watch";
import { type ConsoleProcess, runConsole } from "@/tests/support/console/run-console";
import { Visitor } from "@/tests/support/console/visitor";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { type SideProcess, startSideProcess } from "./side-process";

/** The built console over an upstream that answers at once, and somebody signed in who may do everything. */
export interface BenchConsole {
  readonly process: ConsoleProcess;
  readonly upstream: string;
  readonly visitor: Visitor;
  /** The platform takes connections and answers nobody, until the work is done. */
  whilePlatformHangs(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const upstreamSchema = z.object({ rest: z.string(), grpc: z.string() });

export async function startBenchConsole(): Promise<BenchConsole> {
  const folder = await mkdtemp(join(tmpdir(), "console-bench-"));
  const side = await startSideProcess("upstream-process.ts");
  try {
    return await startOver(side, folder);
  } catch (error) {
    await side.stop();
    throw error;
  }
}

async function startOver(side: SideProcess, folder: string): Promise<BenchConsole> {
  const { rest, grpc } = upstreamSchema.parse(side.said);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const running = await runConsole(port, {
    PLATFORM_REST_URL: rest,
    PLATFORM_GRPC_TARGET: grpc,
    DOCUMENTATION_GRPC_TARGET: grpc,
    MARKETPLACE_URL: rest,
    CONSOLE_URL: address,
    SESSION_SECRET: "bench-0123456789-0123456789-0123456789",
    SESSION_STORE_URL: `file:${join(folder, "sessions.sqlite")}`,
    LOG_LEVEL: "warn",
  });
  const visitor = await new Visitor(running.origin, address, new LeakWatch()).signIn(emailOf("CHAIN_ADMIN"));
  return {
    process: running,
    upstream: rest,
    visitor,
    async whilePlatformHangs(work) {
      side.signal("SIGSTOP");
      await work().finally(() => side.signal("SIGCONT"));
    },
    async stop() {
      await running.end("SIGTERM");
      await side.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
