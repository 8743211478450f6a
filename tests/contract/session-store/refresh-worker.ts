/**
 * One process of `refresh-processes.test.ts`: opens the session and asks 50 times at once for a refresh.
 * Arguments: store URL, session id, address of the platform. Prints the outcomes as JSON.
 */
import { refreshSession } from "@/server/session/refresh";
import { openSessionStore } from "@/server/session/store/open-store";
import { contextOn, grant, refreshContextOn } from "./session-fixtures";

const [storeUrl = "", id = "", platform = ""] = process.argv.slice(2);
const { store } = openSessionStore(storeUrl);

/** No shared map: each of the 50 stands for a module copy of its own, only the store holds them together. */
const copy = () =>
  refreshContextOn(contextOn(store), {
    callUpstream: async (token) => {
      const answer = await fetch(`${platform}/${token}`);
      if (!answer.ok) return { outcome: "refused" };
      return { outcome: "ok", grant: grant({ refreshToken: await answer.text() }) };
    },
  });

async function main(): Promise<void> {
  await store.ping();
  process.stdout.write("ready\n");
  await new Promise((go) => process.stdin.once("data", go));
  const asked = Array.from({ length: 50 }, () => refreshSession(copy(), id, 1));
  const outcomes = (await Promise.all(asked)).map((result) => (typeof result === "object" ? result.gen : result));
  process.stdout.write(`${JSON.stringify([...new Set(outcomes)])}\n`);
  await store.close();
  process.exit(0);
}

void main();
