/**
 * One process of `refresh-processes.test.ts`: for each line, the id of a session, it opens that and asks 50 times at once
 * for a refresh; who hears that it is unavailable asks again, as browsers do. It ends with its input.
 * Arguments: store URL, address of the platform. Prints the outcomes of each round as a line of JSON.
 */
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { refreshSession } from "@/server/session/refresh";
import { openSessionStore } from "@/server/session/store/open-store";
import { contextOn, grant, refreshContextOn, untilReachable } from "./session-fixtures";

const [storeUrl = "", platform = ""] = process.argv.slice(2);
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

async function answerOf(context: ReturnType<typeof copy>, id: string, tries: number): Promise<number | string> {
  const result = await refreshSession(context, id, 1);
  if (typeof result === "object") return result.gen;
  if (result !== "unavailable" || tries === 1) return result;
  await pause(200);
  return answerOf(context, id, tries - 1);
}

async function main(): Promise<void> {
  await untilReachable(store);
  process.stdout.write("ready\n");
  for await (const id of createInterface(process.stdin)) {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => answerOf(copy(), id, 20)));
    process.stdout.write(`${JSON.stringify([...new Set(outcomes)])}\n`);
  }
  await store.close();
  process.exit(0);
}

void main();
