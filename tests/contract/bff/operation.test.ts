import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { exchange } from "@/tests/support/console/http-exchange";
import { tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated } from "@/tests/support/fault-upstream/rest-faults";
import { startBalancer } from "./balancer";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ own: true, replicas: 2 });
const atLeast = 2_000;

const delaySeconds = 6;
/** So long a balancer's connection is idle within the delay: longer than the console waits before it ends those that are. */
const idleMs = 800;
const leaving = consoleSuite({ own: true, env: { SHUTDOWN_DELAY_SECONDS: String(delaySeconds) } });

it("O1 two replicas restarted in turn behind a balancer: none of 2,000 requests fails", async () => {
  const balancer = await startBalancer(suite.console.replicas.map(({ origin }) => origin));
  const visitor = (await suite.signedIn("L1S")).at(balancer.origin);
  const statuses: (number | string)[] = [];
  let asked = 0;
  let isRestarting = true;
  // While a replica starts one caller goes on: the others would only take the processor from it.
  let startsAgain = Promise.resolve();
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    while (isRestarting || statuses.length < atLeast) {
      asked += 1;
      // One in four goes on to the platform, which costs three times as much.
      const answer = await (asked % 4 === 0
        ? visitor.call(ordersCalls.list, { query: { limit: 1 } })
        : visitor.ask("/api/session")
      ).catch((error: unknown) => String(error));
      statuses.push(typeof answer === "string" ? answer : answer.status);
      if (caller > 0) await startsAgain;
    }
  });
  for (const [index, replica] of suite.console.replicas.entries()) {
    expect(await replica.end("SIGTERM")).toBe(0);
    startsAgain = suite.console.restart(index);
    await startsAgain;
  }
  isRestarting = false;
  await Promise.all(callers);
  await balancer.stop();
  expect(statuses.length).toBeGreaterThanOrEqual(atLeast);
  expect(tally(statuses)).toEqual({ 200: statuses.length });
  expect(suite.upstream.journal.count(ordersCalls.list.id)).toBeGreaterThanOrEqual(atLeast / 4);
});

it("O7 health endpoints need no session, say nothing, and do not ask the platform", async () => {
  await suite.upstream.rest.stop();
  suite.upstream.query.stop();
  for (const path of ["/api/health/live", "/api/health/ready"]) {
    const { status, text, headers } = await suite.console.visitor().send({ path });
    expect([path, status]).toEqual([path, 200]);
    expect(text.length).toBeLessThan(40);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("private, no-store");
  }
  await suite.upstream.rest.start();
  await suite.upstream.query.start();
  expect(suite.upstream.journal.entries).toEqual([]);
});

it.each(["GET", "HEAD", "OPTIONS", "POST"])(
  "O7 %s of liveness is answered alike by the listener and by the build",
  async (method) => {
    const [own, built] = await Promise.all(
      ["/api/health/live", "/api/health/live?by=build"].map((path) =>
        suite.console.visitor().send({ method, path, headers: {} }),
      ),
    );
    const shown = (answer: typeof own) => ({
      ...answer?.headers,
      date: undefined,
      status: answer?.status,
      text: answer?.text,
    });
    expect(shown(own)).toEqual(shown(built));
    if (method === "GET") expect([own?.status, own?.text]).toEqual([200, '{"status":"ok"}']);
  },
);

it("O1 a request that runs when SIGTERM comes is finished, and no new one is taken", async () => {
  const visitor = await suite.signedIn("L1S");
  const gate = new Gate();
  suite.upstream.restFaults.on(ordersCalls.list, gated(gate));
  const running = visitor.call(ordersCalls.list, {});
  await suite.upstream.journal.waitFor("the call", ({ callId }) => callId === ordersCalls.list.id);
  const [replica] = suite.console.replicas;
  replica?.signal("SIGTERM");
  const isRefused = () =>
    exchange(`${replica?.origin}`, { path: "/api/health/live", headers: { connection: "close" } }).then(
      () => false,
      () => true,
    );
  await until("the listener to close", isRefused);
  gate.open();
  expect((await running).status).toBe(200);
  expect(await replica?.ended).toBe(0);
});

it("O1 O2 with a delay the console serves on after SIGTERM and is not ready, and closes no idle connection of a balancer", async () => {
  const [replica] = leaving.console.replicas;
  const visitor = await leaving.signedIn("L1S");
  const kept = new Agent({ keepAlive: true });
  const overKept = () =>
    new Promise<{ isReused: boolean; status: number | undefined }>((resolve, reject) => {
      const sent = get(`${replica?.origin}/api/health/live`, { agent: kept }, (answer) => {
        answer.resume().once("end", () => resolve({ isReused: sent.reusedSocket, status: answer.statusCode }));
      });
      sent.once("error", reject);
    });
  await overKept();
  replica?.signal("SIGTERM");
  await until("not ready", async () => (await visitor.ask("/api/health/ready")).status === 503);
  await pause(idleMs);
  expect(await overKept()).toEqual({ isReused: true, status: 200 });
  // Each over a connection of its own, as from a balancer that has not seen it yet.
  const further = { connection: "close" };
  expect((await visitor.call(ordersCalls.list, {}, undefined, further)).status).toBe(200);
  expect((await visitor.open("/orders")).status).toBe(200);
  expect(await replica?.ended).toBe(0);
});

it("O1 told to end again, it waits for balancers no longer", async () => {
  await leaving.console.restart(0);
  const [replica] = leaving.console.replicas;
  const startedAt = performance.now();
  replica?.signal("SIGTERM");
  await until("not ready", async () => (await leaving.console.visitor().ask("/api/health/ready")).status === 503);
  replica?.signal("SIGTERM");
  expect(await replica?.ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(delaySeconds * 1000);
});
