/**
 * One process of `standing-still.test.ts`: refreshes one session, and stands still at one step of it.
 * Arguments: store URL, session id, address of the platform, step, milliseconds. Prints the step when it comes to it,
 * then what became of the refresh.
 */

import { refreshSession } from "@/server/session/refresh";
import { openForMs, type UpstreamRefresh } from "@/server/session/refresh-context";
import { openSessionStore } from "@/server/session/store/open-store";
import type { SessionStore } from "@/server/session/store/session-store";
import { exchange } from "@/server/upstream/exchange";
import { RequestWithheld } from "@/server/upstream/upstream-fault";
import { contextOn, grant, refreshContextOn, untilReachable } from "./session-fixtures";

const [storeUrl = "", id = "", platform = "", step = "", ms = "0"] = process.argv.slice(2);
const { store } = openSessionStore(storeUrl);
let isDue = true;
let timeOfDayAheadMs = 0;

function at(reached: string): void {
  if (reached !== step || !isDue) return;
  isDue = false;
  process.stdout.write(`${step}\n`);
  // Not a timer: the whole event loop stands still, as under a long garbage collection.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(ms));
}

const standing: SessionStore = {
  ...store,
  async lease(...args) {
    const answer = await store.lease(...args);
    at("leased");
    return answer;
  },
  async beginSend(...args) {
    const answer = await store.beginSend(...args);
    at("beginning to send");
    return answer;
  },
  async compareAndSet(...args) {
    at("writing the new tokens");
    return store.compareAndSet(...args);
  },
};

const callUpstream: UpstreamRefresh = async (token, mayLeave) => {
  if (step === "the time of day is set") timeOfDayAheadMs = 3_600_000;
  const url = new URL(`/${token}`, platform);
  const limits = { within: openForMs, firstByteWithin: openForMs };
  const asked = (): boolean => {
    at("writing to the socket");
    const may = mayLeave();
    if (may) setImmediate(() => at("sent"));
    return may;
  };
  try {
    const { status, body } = await exchange({ url, method: "GET", headers: {}, mayLeave: asked, ...limits });
    if (status !== 200) return { outcome: "refused" };
    return { outcome: "ok", grant: grant({ refreshToken: body.toString() }) };
  } catch (error) {
    return { outcome: error instanceof RequestWithheld ? "withheld" : "failed" };
  }
};

async function main(): Promise<void> {
  await untilReachable(store);
  process.stdout.write("ready\n");
  await new Promise((go) => process.stdin.once("data", go));
  const context = contextOn(standing, { clock: () => Date.now() + timeOfDayAheadMs });
  const result = await refreshSession(refreshContextOn(context, { callUpstream }), id, 1);
  process.stdout.write(`${typeof result === "object" ? result.gen : result}\n`);
  await store.close();
  process.exit(0);
}

void main();
