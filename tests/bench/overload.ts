import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { Agent, request } from "undici";
import type { BenchConsole } from "./bench-console";
import { distributionOf, heading, inMs, line } from "./figures";

const path = "/orders";
const secondsAlone = 5;
const secondsOver = 15;
/** Enough to keep the console at work all the time. */
const connections = 6;
const servedBudget = 2_000;
const healthEveryMs = 500;

interface Answered {
  status: number;
  tookMs: number;
}

/** What becomes of pages when twice as many are asked for as the console can make, whatever becomes of those before. */
export async function benchOverload({ process: { origin }, visitor }: BenchConsole): Promise<void> {
  const headers = { cookie: `__Host-session=${visitor.sessionId}`, accept: "text/html", "sec-fetch-mode": "navigate" };
  const url = `${origin}${path}`;
  const { requests, non2xx } = await autocannon({ url, headers, connections, duration: secondsAlone });
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} answers were no success.`);
  const able = requests.average;
  const agent = new Agent({ connections: null });
  const ask = async (address: string): Promise<Answered> => {
    const startedAt = performance.now();
    const { statusCode, body } = await request(address, { headers, dispatcher: agent });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    return { status: statusCode, tookMs: performance.now() - startedAt };
  };
  const [pages, health] = await Promise.all([
    askAtRate(2 * able, () => ask(url)),
    askAtRate(1_000 / healthEveryMs, () => ask(`${origin}/api/health/ready`)),
  ]);
  await agent.close();
  const of = (status: number) => pages.filter((page) => page.status === status).map(({ tookMs }) => tookMs);
  const [served, refused] = [of(200), of(503)];
  heading(`HTML pages under twice the load that the console can serve, for ${secondsOver} s`);
  line("pages a second, as many as it can serve", able.toFixed(1));
  line("served a second, of twice as many", (served.length / secondsOver).toFixed(1));
  const slow = distributionOf(served);
  const budget = { text: "2 s at p95", isKept: slow.p95 <= servedBudget };
  line("served", `p50 ${inMs(slow.p50)}, p95 ${inMs(slow.p95)}`, budget);
  const told = distributionOf(refused);
  line(
    `told at once to come back, ${refused.length} of ${pages.length}`,
    `p50 ${inMs(told.p50)}, p95 ${inMs(told.p95)}`,
  );
  const failed = pages.length - served.length - refused.length;
  line("failed in any other way", String(failed), { text: "none", isKept: failed === 0 });
  const unwell = health.filter(({ status }) => status !== 200).length;
  const { p95 } = distributionOf(health.map(({ tookMs }) => tookMs));
  line(`health checks that failed, of ${health.length}`, String(unwell), { text: "none", isKept: unwell === 0 });
  line("health checks", `p95 ${inMs(p95)}`);
}

/** Asks so often a second, without waiting for answers, as many people do. */
async function askAtRate(perSecond: number, ask: () => Promise<Answered>): Promise<Answered[]> {
  const startedAt = performance.now();
  const asked: Promise<Answered>[] = [];
  const count = Math.round(perSecond * secondsOver);
  while (asked.length < count) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    while (asked.length < Math.min(due, count)) asked.push(ask());
    await pause(5);
  }
  return Promise.all(asked);
}
