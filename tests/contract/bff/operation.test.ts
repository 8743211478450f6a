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

it("O1 two replicas restarted in turn behind a balancer: none of 2,000 requests fails", async () => {
  const balancer = await startBalancer(suite.console.replicas.map(({ origin }) => origin));
  const visitor = (await suite.signedIn("L1S")).at(balancer.origin);
  const statuses: (number | string)[] = [];
  let isRestarting = true;
  // While a replica starts one caller goes on: the others would only take the processor from it.
  let startsAgain = Promise.resolve();
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    while (isRestarting || statuses.length < atLeast) {
      const answer = await visitor
        .call(ordersCalls.list, { query: { limit: 5 } })
        .catch((error: unknown) => String(error));
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
});

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
  await suite.console.restart(0);
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
