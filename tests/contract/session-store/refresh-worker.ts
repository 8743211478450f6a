/**
 * One process of `refresh-processes.test.ts`: opens the session and asks 50 times at once for a refresh; who hears that
 * it is unavailable asks again, as browsers do.
 * Arguments: store URL, session id, address of the platform. Prints the outcomes as JSON.
 */
import { setTimeout as pause } from "node:timers/promises";
import { refreshSession } from "@/server/session/refresh";
import { openSessionStore } from "@/server/session/store/open-store";
import { contextOn, grant, refreshContextOn, untilReachable } from "./session-fixtures";

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

async function answerOf(context: ReturnType<typeof copy>, tries: number): Promise<number | string> {
  const result = await refreshSession(context, id, 1);
  if (typeof result === "object") return result.gen;
  if (result !== "unavailable" || tries === 1) return result;
  await pause(200);
  return answerOf(context, tries - 1);
}

async function main(): Promise<void> {
  await untilReachable(store);
  process.stdout.write("ready\n");
  await new Promise((go) => process.stdin.once("data", go));
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => answerOf(copy(), 20)));
  process.stdout.write(`${JSON.stringify([...new Set(outcomes)])}\n`);
  await store.close();
  process.exit(0);
}

void main();
