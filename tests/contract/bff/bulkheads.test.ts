import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ own: true });
/** The design's figures; the length of the queue is ours. */
const ofOneSession = { concurrent: 16, queued: 256 };
const ofOneUpstream = { concurrent: 64 };

/** @returns the calls that the person has begun, none of which is answered before the gate opens */
function begin(visitor: Visitor, count: number) {
  return Array.from({ length: count }, () =>
    visitor.at(visitor.origin).call(ordersCalls.list, { query: { limit: 1 } }),
  );
}

const arrived = (count: number) =>
  suite.upstream.journal.waitFor("the calls to arrive", ({ callId }) => callId === ordersCalls.list.id, count);

const inFlight = () => suite.upstream.journal.of(ordersCalls.list.id).filter(({ closedAt }) => !closedAt).length;

it("P20 of one person 16 calls are at the platform at once, 256 wait, the rest is told so at once; others notice nothing", async () => {
  const [greedy, modest] = [await suite.signedIn("CHAIN_ADMIN"), await suite.signedIn("CHAIN_ADMIN")];
  const gate = new Gate();
  const { concurrent, queued } = ofOneSession;
  const tooMany = 20;
  const forget = suite.upstream.restFaults.on(ordersCalls.list, gated(gate));
  const calls = begin(greedy, concurrent + queued + tooMany);
  await arrived(concurrent);
  const refusals: { status: number; code: string; retryAfter: string | undefined }[] = [];
  await new Promise<void>((resolve) => {
    for (const call of calls)
      void call.then(({ status, text, headers }) => {
        if (status === 200) return;
        const { error }: Failure = JSON.parse(text);
        if (refusals.push({ status, code: error.code, retryAfter: headers["retry-after"] }) === tooMany) resolve();
      });
  });
  expect(inFlight()).toBe(concurrent);
  expect(refusals).toEqual(Array(tooMany).fill({ status: 503, code: "overloaded", retryAfter: "1" }));
  forget();
  expect((await modest.call(ordersCalls.list, {})).status).toBe(200);
  gate.open();
  expect(tally((await Promise.all(calls)).map(({ status }) => status))).toEqual({
    200: concurrent + queued,
    503: tooMany,
  });
});

it("P20 of all people 64 calls are at one upstream at once; another upstream and a sign-in do not wait for them", async () => {
  const people = await inParallel(Array.from({ length: 5 }), 5, () => suite.signedIn("CHAIN_ADMIN"));
  const gate = new Gate();
  const forget = suite.upstream.restFaults.on(ordersCalls.list, gated(gate));
  const calls = people.flatMap((person) => begin(person, ofOneSession.concurrent));
  await arrived(ofOneUpstream.concurrent);
  const newcomer = await suite.signedIn("CHAIN_ADMIN");
  expect((await newcomer.call(receptionsCalls.list, { limit: 1 })).status).toBe(200);
  expect(inFlight()).toBe(ofOneUpstream.concurrent);
  forget();
  gate.open();
  expect(tally((await Promise.all(calls)).map(({ status }) => status))).toEqual({ 200: calls.length });
});

it("P20 of one session one role is chosen at once, 32 wait, the rest is told so at once", async () => {
  const [visitor] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  if (visitor === undefined) throw new Error("Nobody.");
  const gate = new Gate();
  suite.upstream.restFaults.on(sessionCalls.refresh, gated(gate));
  // A choice waits for a refresh that is under way.
  const refreshing = visitor.call(ordersCalls.list, {});
  await suite.upstream.journal.waitFor("the refresh", ({ callId }) => callId === sessionCalls.refresh.id, 1);
  const tooMany = 20;
  const refused: string[] = [];
  const choices = Array.from({ length: 1 + 32 + tooMany }, async () => {
    const choice = { method: "POST", body: { role: "ACQUIRER" } };
    const { status, text } = await visitor.at(visitor.origin).ask("/api/session/role", choice);
    if (status !== 200) refused.push(text);
    return status;
  });
  await until("all that is too much to be refused", () => refused.length === tooMany);
  for (const text of refused) expect(text).toContain('"code":"overloaded"');
  gate.open();
  expect(tally(await Promise.all(choices))).toEqual({ 200: 33, 503: tooMany });
  expect((await refreshing).status).toBe(200);
});

it("P21 a request that is aborted while it waits never reaches the platform, and its place in the queue is free", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  const gate = new Gate();
  suite.upstream.restFaults.on(ordersCalls.list, gated(gate));
  const { concurrent, queued } = ofOneSession;
  const calls = begin(visitor, concurrent);
  await arrived(concurrent);
  const leaving = new AbortController();
  // The queue is full once a request is refused.
  let isFull: () => void = () => undefined;
  const full = new Promise<void>((resolve) => {
    isFull = resolve;
  });
  const queue = Array.from({ length: queued + 1 }, async () => {
    try {
      const { status } = await visitor.at(visitor.origin).call(ordersCalls.list, {}, leaving.signal);
      isFull();
      return status;
    } catch {
      return "left";
    }
  });
  await full;
  leaving.abort();
  expect(tally(await Promise.all(queue))).toEqual({ left: queued, 503: 1 });
  const noticed = () => suite.console.logs().match(/"status":499/g)?.length ?? 0;
  await until("the console to notice that they left", () => noticed() === queued);
  const last = visitor.at(visitor.origin).call(receptionsCalls.list, { limit: 1 });
  gate.open();
  expect(tally((await Promise.all([...calls, last])).map(({ status }) => status))).toEqual({ 200: concurrent + 1 });
  expect(suite.upstream.journal.count(ordersCalls.list.id)).toBe(concurrent);
});
