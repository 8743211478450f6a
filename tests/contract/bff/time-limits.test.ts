import type { Call } from "@/lib/calls/call";
import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { openBlackHole } from "@/tests/support/fault-upstream/black-hole";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { hangingQuery } from "@/tests/support/fault-upstream/query-faults";
import { dripping, hanging, stallingAfter } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { expectSessionKept } from "./unclear-refresh";

/** All of them wait at once, each for something else. */
const suite = consoleSuite({ own: true });
const unreachable = consoleSuite({ own: true });
let visitor: Visitor;
let unlucky: Visitor;
let late: Visitor | undefined;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
  unlucky = await unreachable.signedIn("CHAIN_ADMIN");
  [late] = await suite.signedInWithExpiredTokens("L1S", 1);
  const { restFaults, queryFaults } = suite.upstream;
  restFaults.on(ordersCalls.one, hanging);
  restFaults.on(usersCalls.list, stallingAfter(20));
  restFaults.on(storagesCalls.list, dripping(250));
  queryFaults.on(receptionsCalls.list, hangingQuery);
});

interface Limits {
  readonly after: number;
  readonly before: number;
}

/** The way to the platform and back, which a busy machine makes long. */
const onTheWayMs = 5_000;

/** Given up at the platform within these milliseconds; the caller hears of it later by what the way takes. */
async function expectTimeout(call: Call, { status, text, tookMs }: WireAnswer, { after, before }: Limits) {
  expect([status, codeOf(text)]).toEqual([504, "upstream-timeout"]);
  expect(tookMs).toBeGreaterThan(after);
  const [entry, ...further] = suite.upstream.journal.of(call.id);
  expect(further).toEqual([]);
  await until("the platform to see its end", () => entry?.closedAt !== undefined);
  const thereMs = (entry?.closedAt ?? Number.NaN) - (entry?.receivedAt ?? 0);
  expect(thereMs).toBeLessThan(before);
  expect(tookMs - thereMs).toBeLessThan(onTheWayMs);
}

it.concurrent("P17 a platform that sends no byte is given up after 10 s", async () => {
  const answer = await visitor.call(ordersCalls.one, { params: { id: 1 } });
  await expectTimeout(ordersCalls.one, answer, { after: 9_500, before: 14_000 });
});

it.concurrent("P17 one that falls silent in the middle is given up after 15 s", async () => {
  await expectTimeout(usersCalls.list, await visitor.call(usersCalls.list, {}), { after: 14_000, before: 20_000 });
});

it.concurrent("P17 one that goes on drop by drop is given up after 30 s", async () => {
  await expectTimeout(storagesCalls.list, await visitor.call(storagesCalls.list, {}), {
    after: 29_000,
    before: 35_000,
  });
});

it.concurrent("G3 a silent query is given up after 10 s, and cancelled over there", async () => {
  const answer = await visitor.call(receptionsCalls.list, { limit: 25 });
  await expectTimeout(receptionsCalls.list, answer, { after: 9_000, before: 14_000 });
  expect(suite.upstream.journal.of(receptionsCalls.list.id).map(({ aborted }) => aborted)).toEqual([true]);
});

it.concurrent("R5 a refresh that ends in silence keeps the session: 503, rarely tried, recovers", async () => {
  if (late === undefined) throw new Error("Nobody.");
  const { journal, restFaults } = suite.upstream;
  const recover = restFaults.on(sessionCalls.refresh, hanging);
  await expectSessionKept(late, () => journal.count(sessionCalls.refresh.id), recover);
});

function codeOf(text: string): string {
  const { error }: Failure = JSON.parse(text);
  return error.code;
}

it.concurrent("P17 a platform to which connecting never ends is given up after 2 s, for reads, files and sign-ins", async () => {
  const { rest } = unreachable.upstream;
  await rest.stop();
  const hole = await openBlackHole(Number(new URL(rest.origin).port));
  const answers = await Promise.all([
    unlucky.call(ordersCalls.list, { query: { limit: 5 } }),
    unlucky.call(ordersCalls.invoicePdf, { params: { id: 1 } }),
    unreachable.console.visitor().trySignIn(emailOf("L1S", 1)),
  ]);
  await hole.close();
  for (const { status, text, tookMs } of answers) {
    expect([status, codeOf(text)]).toEqual([504, "upstream-timeout"]);
    // undici counts by a clock of half a second; the upper bound allows for a busy machine besides.
    expect(tookMs).toBeGreaterThan(1_500);
    expect(tookMs).toBeLessThan(6_000);
  }
  await rest.start();
  expect((await unlucky.call(ordersCalls.list, { query: { limit: 5 } })).status).toBe(200);
});

it.concurrent("P17 the same over gRPC ends with the call's deadline", async () => {
  const { query } = unreachable.upstream;
  expect((await unlucky.call(receptionsCalls.list, { limit: 1 })).status).toBe(200);
  query.stop();
  const hole = await openBlackHole(Number(query.target.split(":")[1]));
  // What the channel noticed before the hole was there is a clear refusal; from its next attempt on it waits.
  let answer = await unlucky.call(receptionsCalls.list, { limit: 1 });
  const knocks = async (): Promise<boolean> => {
    if (answer.status === 503) answer = await unlucky.call(receptionsCalls.list, { limit: 1 });
    return answer.status !== 503;
  };
  await until("the channel to knock at the hole", knocks, 60_000);
  await hole.close();
  expect([answer.status, codeOf(answer.text)]).toEqual([504, "upstream-timeout"]);
  expect(answer.tookMs).toBeGreaterThan(9_000);
  expect(answer.tookMs).toBeLessThan(14_000);
  await query.start();
  await until("the way back", async () => (await unlucky.call(receptionsCalls.list, { limit: 1 })).status === 200);
});
