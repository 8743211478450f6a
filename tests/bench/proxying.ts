import autocannon from "autocannon";
import { Agent, request } from "undici";
import { z } from "zod";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { emailOf, password } from "@/tests/support/fault-upstream/people";
import type { BenchConsole } from "./bench-console";
import { distributionOf, heading, inMs, line } from "./figures";
import { startSideProcess } from "./side-process";

interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
}

const serialRequests = 400;
const roundsOfLoad = 5;
const secondsOfLoad = 2;
const connections = 20;
const path = "currencies";

/** What the backend-for-frontend costs: against no console, an empty handler of it, and a plain proxy. */
export async function benchProxying(bench: BenchConsole): Promise<void> {
  const proxy = await startSideProcess("reply-from-process.ts", [bench.upstream]);
  try {
    const { rest } = z.object({ rest: z.string() }).parse(proxy.said);
    const token = { "x-auth-token": await tokenOf(bench.upstream) };
    const address = `http://${new URL(bench.process.origin).host}`;
    const cookie = `__Host-session=${bench.visitor.sessionId}`;
    const own = { ...ownPageHeaders(address), origin: "", cookie };
    const targets: Target[] = [
      { name: "direct", url: `${bench.upstream}/${path}`, headers: token },
      { name: "reply-from", url: `${rest}/${path}`, headers: token },
      { name: "empty handler", url: `${bench.process.origin}/api/health/live?by=build`, headers: own },
      { name: "backend-for-frontend", url: `${bench.process.origin}/api/rest/${path}`, headers: own },
    ];
    await reportLatency(targets);
    await reportThroughput(targets);
  } finally {
    await proxy.stop();
  }
}

async function reportLatency(targets: readonly Target[]): Promise<void> {
  const agent = new Agent({ connections: 1 });
  const samples = new Map(targets.map(({ name }): [string, number[]] => [name, []]));
  // Interleaved, so that a noisy moment of the machine meets all of them.
  for (let round = 0; round < serialRequests + 50; round += 1) {
    for (const { name, url, headers } of targets) {
      const startedAt = performance.now();
      const { statusCode, body } = await request(url, { headers, dispatcher: agent });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}.`);
      if (round >= 50) samples.get(name)?.push(performance.now() - startedAt);
    }
  }
  await agent.close();
  heading("Latency, one request at a time");
  const of = (name: string) => distributionOf(samples.get(name) ?? []);
  for (const { name } of targets) line(name, `p50 ${inMs(of(name).p50)}, p95 ${inMs(of(name).p95)}`);
  const direct = of("direct");
  const bff = of("backend-for-frontend");
  const added = { p50: bff.p50 - direct.p50, p95: bff.p95 - direct.p95 };
  line("added at p50", inMs(added.p50), { text: "5 ms", isKept: added.p50 <= 5 });
  line("added at p95", inMs(added.p95), { text: "10 ms", isKept: added.p95 <= 10 });
}

async function reportThroughput(targets: readonly Target[]): Promise<void> {
  const rounds = new Map(targets.map(({ name }): [string, number[]] => [name, []]));
  // In turns, for the same reason; the first round only warms up.
  for (let round = 0; round <= roundsOfLoad; round += 1) {
    for (const { name, url, headers } of targets) {
      const { requests, non2xx } = await autocannon({ url, headers, connections, duration: secondsOfLoad });
      if (non2xx > 0) throw new Error(`${name}: ${non2xx} answers were no success.`);
      if (round > 0) rounds.get(name)?.push(requests.average);
    }
  }
  const rate = new Map([...rounds].map(([name, rates]) => [name, distributionOf(rates).p50]));
  heading(`Requests per second, ${connections} connections`);
  for (const [name, perSecond] of rate) line(name, perSecond.toFixed(0));
  const bff = rate.get("backend-for-frontend") ?? 0;
  const against = (name: string): number => bff / (rate.get(name) ?? 1);
  const empty = against("empty handler");
  line("of the empty handler", empty.toFixed(2), { text: "0.80", isKept: empty >= 0.8 });
  line("of reply-from", against("reply-from").toFixed(2));
  line("of a direct call", against("direct").toFixed(2));
  line("at 20 connections", `${bff.toFixed(0)}/s`, { text: "300/s", isKept: bff >= 300 });
}

async function tokenOf(upstream: string): Promise<string> {
  const body = { email: emailOf("CHAIN_ADMIN", 2), password, rememberMe: false, clientApp: "BION" };
  const answer = await request(`${upstream}/${sessionCalls.signIn.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return z.object({ apiToken: z.string() }).parse(await answer.body.json()).apiToken;
}
