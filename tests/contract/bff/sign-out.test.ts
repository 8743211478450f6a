import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { sessionCookie, type Visitor } from "@/tests/support/console/visitor";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated, hanging } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ replicas: 2 });
const signOut = (visitor: Visitor) => visitor.ask("/api/session/sign-out", { method: "POST" });

/** The same cookie, whatever the console has said about it since. */
function thief({ origin, sessionId }: Visitor): Visitor {
  const replay = suite.console.visitor().at(origin);
  replay.cookies.set(sessionCookie, sessionId);
  return replay;
}

it("S4 signing out during 50 calls in flight: 1,000 replays at both replicas, 1,000 times 401", async () => {
  const visitor = await suite.signedIn("L1S");
  const gate = new Gate();
  const forget = suite.upstream.restFaults.on(ordersCalls.list, gated(gate));
  const inFlight = Array.from({ length: 50 }, () => visitor.at(visitor.origin).call(ordersCalls.list, {}));
  // 16 of one session at a time; the others stand behind them (P20).
  await suite.upstream.journal.waitFor("the first calls", ({ callId }) => callId === ordersCalls.list.id, 16);
  const replay = thief(visitor);
  expect((await signOut(visitor)).status).toBeLessThan(300);
  expect(visitor.sessionId).toBe("");
  const replayAtBoth = async (count: number) => {
    const replays = suite.console.replicas.flatMap(({ origin }) => Array.from({ length: count / 2 }, () => origin));
    const answers = await inParallel(replays, 20, (origin) => replay.at(origin).call(ordersCalls.list, {}));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 401: count });
  };
  await replayAtBoth(20);
  forget();
  // The console waits for the platform's first byte for 10 s (P17): the other replays come while the calls are answered.
  gate.open();
  const [finished] = await Promise.all([Promise.all(inFlight), replayAtBoth(980)]);
  expect(finished.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  expect((await replay.ask("/api/session")).status).toBe(401);
});

it("S4 signing out twice is fine", async () => {
  const visitor = await suite.signedIn("L1S");
  const again = thief(visitor);
  await signOut(visitor);
  expect((await signOut(again)).status).toBeLessThan(500);
  expect((await again.ask("/api/session")).status).toBe(401);
});

it("S4 the platform's silence does not keep anybody signed in", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.restFaults.on(sessionCalls.signOut, hanging);
  const replay = thief(visitor);
  const leaving = signOut(visitor);
  await suite.upstream.journal.waitFor("the platform's sign-out", ({ callId }) => callId === sessionCalls.signOut.id);
  expect((await replay.ask("/api/session")).status).toBe(401);
  expect((await leaving).status).toBeLessThan(300);
});

it("R12 in 200 rounds of signing out during a refresh no session comes back", async () => {
  const visitors = await suite.signedInWithExpiredTokens("L1S", 200);
  const after: number[] = [];
  const inFlight: number[] = [];
  for (const [round, visitor] of visitors.entries()) {
    const { journal, restFaults } = suite.upstream;
    journal.clear();
    const gate = new Gate();
    restFaults.on(sessionCalls.refresh, gated(gate), 1);
    const id = visitor.sessionId;
    const call = thief(visitor).call(ordersCalls.list, { query: { limit: 1 } });
    await journal.waitFor("the refresh", ({ callId }) => callId === sessionCalls.refresh.id);
    // Before the platform answers, at the same time, and right behind it.
    if (round % 3 === 0) await signOut(visitor);
    if (round % 3 === 2) gate.open();
    const leaving = round % 3 === 0 ? undefined : signOut(visitor);
    gate.open();
    await leaving;
    inFlight.push((await call).status);
    const again = suite.console.visitor(1);
    again.cookies.set(sessionCookie, id);
    after.push((await again.ask("/api/session")).status);
  }
  expect(tally(after)).toEqual({ 401: 200 });
  expect(inFlight.filter((status) => status !== 200 && status !== 401)).toEqual([]);
});
