import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ replicas: 2 });
const refreshes = () => suite.upstream.journal.count(sessionCalls.refresh.id);
const hundred = Array.from({ length: 100 }, (_, index) => index);

it("R1 100 parallel calls with a token past its end cause exactly one refresh", async () => {
  const [visitor] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  const answers = await Promise.all(hundred.map(() => visitor?.call(ordersCalls.list, { query: { limit: 1 } })));
  expect(tally(answers.map((answer) => answer?.status ?? 0))).toEqual({ 200: 100 });
  expect(refreshes()).toBe(1);
});

it("R1 100 parallel calls with a revoked token cause exactly one refresh", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  suite.upstream.tokens.revokeAccess();
  const answers = await Promise.all(hundred.map(() => visitor.call(ordersCalls.list, { query: { limit: 1 } })));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 100 });
  expect(refreshes()).toBe(1);
});

it("R1 REST calls and query commands share the one refresh", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  suite.upstream.tokens.revokeAccess();
  const answers = await Promise.all(
    hundred.map((index) =>
      index % 2 === 0 ? visitor.call(ordersCalls.list, {}) : visitor.call(receptionsCalls.list, { limit: 1 }),
    ),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 100 });
  expect(refreshes()).toBe(1);
});

it("R2 200 parallel calls over two replicas cause exactly one refresh while it is slow", async () => {
  const [visitor] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  if (visitor === undefined) throw new Error("Nobody.");
  const gate = new Gate();
  suite.upstream.restFaults.on(sessionCalls.refresh, gated(gate), 1);
  const both = suite.console.replicas.map(({ origin }) => visitor.at(origin));
  const running = both.flatMap((each) => hundred.map(() => each.call(ordersCalls.list, { query: { limit: 1 } })));
  await suite.upstream.journal.waitFor("the refresh", ({ callId }) => callId === sessionCalls.refresh.id);
  gate.open();
  const answers = await Promise.all(running);
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 200 });
  expect(refreshes()).toBe(1);
});

it("R2 in 20 rounds of 20 calls over two replicas each session is refreshed exactly once", async () => {
  const visitors = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 20);
  const rounds = await inParallel(visitors, 2, (visitor) => {
    const both = suite.console.replicas.map(({ origin }) => visitor.at(origin));
    return Promise.all(both.flatMap((each) => hundred.slice(0, 10).map(() => each.call(ordersCalls.list, {}))));
  });
  expect(tally(rounds.flat().map(({ status }) => status))).toEqual({ 200: 400 });
  expect(refreshes()).toBe(20);
  expect(suite.upstream.tokens.reuses).toBe(0);
});
