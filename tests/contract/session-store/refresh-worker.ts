/**
 * One process of `refresh-processes.test.ts`: opens the session and asks 50 times at once for a refresh.
 * Arguments: store URL, session id, address of the platform. Prints the outcomes as JSON.
 */
import { refreshSession } from "@/server/session/refresh";
import { openSessionStore } from "@/server/session/store/open-store";
import { contextOn, grant } from "./session-fixtures";

const [storeUrl = "", id = "", platform = ""] = process.argv.slice(2);
const { store } = openSessionStore(storeUrl);

const context = {
  ...contextOn(store),
  endUpstream: async () => undefined,
  callUpstream: async (token: string, signal: AbortSignal) => {
    const answer = await fetch(`${platform}/${token}`, { signal });
    if (!answer.ok) return { outcome: "refused" } as const;
    return { outcome: "ok", grant: grant({ refreshToken: await answer.text() }) } as const;
  },
};

async function main(): Promise<void> {
  await store.ping();
  process.stdout.write("ready\n");
  await new Promise((go) => process.stdin.once("data", go));
  // No shared map: each of the 50 stands for a module copy of its own, only the store holds them together.
  const asked = Array.from({ length: 50 }, () => refreshSession({ ...context, inFlight: new Map() }, id, 1));
  const outcomes = (await Promise.all(asked)).map((result) => (typeof result === "object" ? result.gen : result));
  process.stdout.write(`${JSON.stringify([...new Set(outcomes)])}\n`);
  await store.close();
  process.exit(0);
}

void main();
