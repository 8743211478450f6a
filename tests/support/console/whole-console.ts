import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StartedPlatform } from "../start-platform";
import { freePort } from "./free-port.mjs";
import type { WireAnswer } from "./http-exchange";
import { LeakWatch } from "./leak-watch";
import { runConsole } from "./run-console";
import { sessionCookie, Visitor } from "./visitor";

const password = "demo-console-2472";
/** Accounts that may open every list; each is signed in more than once. */
const accounts = ["chain-admin@demo.test", "developer@demo.test"];

/** The built console over an embedded platform. */
export interface WholeConsole {
  /** What staff type, e.g. `http://localhost:40123`. */
  readonly address: string;
  /** Process ids, for what each costs. */
  readonly pids: { readonly console: number; readonly platform: number };
  /** @returns so many people, each with a session of their own */
  people(count: number): Promise<Visitor[]>;
  /** Somebody in particular. @param account e.g. `acquirer@demo.test` */
  person(account: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** Looks at nothing: looking through every answer would cost more than the answers. */
class NoWatch extends LeakWatch {
  override inspect(_where: string, _answer: WireAnswer): void {}
}

/** @param platform is stopped with the console */
export async function startConsoleOver(platform: StartedPlatform): Promise<WholeConsole> {
  const sessionFolder = await mkdtemp(join(tmpdir(), "whole-console-"));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const running = await runConsole(port, {
    PLATFORM_REST_URL: platform.restUrl,
    PLATFORM_GRPC_TARGET: platform.grpcTarget,
    DOCUMENTATION_GRPC_TARGET: platform.grpcTarget,
    MARKETPLACE_URL: platform.restUrl,
    CONSOLE_URL: address,
    SESSION_SECRET: "whole-console-0123456789-0123456789-0123456789",
    SESSION_STORE_URL: `file:${join(sessionFolder, "sessions.sqlite")}`,
    LOG_LEVEL: "warn",
  }).catch(async (error: unknown) => {
    await platform.stop();
    throw error;
  });
  const newcomer = () => new Visitor(running.origin, address, new NoWatch());
  return {
    address,
    pids: { console: running.pid, platform: platform.pid },
    async people(count) {
      const signedIn: Visitor[] = [];
      // One after another: several wrong ones at once is what the sign-in limits are for.
      for (let index = 0; index < count; index += 1)
        signedIn.push(await signIn(newcomer(), accounts[index % accounts.length] ?? ""));
      return signedIn;
    },
    person: (account) => signIn(newcomer(), account),
    async stop() {
      await running.end("SIGTERM");
      await platform.stop();
      await rm(sessionFolder, { recursive: true, force: true });
    },
  };
}

async function signIn(visitor: Visitor, account: string): Promise<Visitor> {
  const { status, text } = await visitor.trySignIn(account, { typed: password });
  if (status !== 200 || !visitor.cookies.has(sessionCookie)) throw new Error(`${account} got ${status}: ${text}`);
  return visitor;
}
