import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { inParallel } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { hangingQuery } from "@/tests/support/fault-upstream/query-faults";
import { hanging, stallingAfter } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ own: true });
const perRound = 50;
/** Fewer at once each than one session may have at the platform (P20). */
const callsEach = 10;

/** Starts 50 calls, leaves once all have arrived. @returns what arrived, and when we left */
async function leaveInTheMiddle(
  callId: string,
  visitors: readonly Visitor[],
  start: (visitor: Visitor, signal: AbortSignal) => Promise<unknown>,
) {
  const { journal } = suite.upstream;
  journal.clear();
  const leaving = new AbortController();
  const calls = visitors.flatMap((visitor) =>
    Array.from({ length: callsEach }, () => start(visitor, leaving.signal).catch(() => "left")),
  );
  const arrived = await journal.waitFor("all calls to arrive", (entry) => entry.callId === callId, perRound);
  const leftAt = performance.now();
  leaving.abort();
  expect(await Promise.all(calls)).toEqual(Array(perRound).fill("left"));
  await until("the platform to see them close", () => arrived.every(({ closedAt }) => closedAt !== undefined));
  return arrived.map((entry) => ({ entry, latency: (entry.closedAt ?? Number.NaN) - leftAt }));
}

const severalPeople = () =>
  inParallel(Array.from({ length: perRound / callsEach }), 5, () => suite.signedIn("CHAIN_ADMIN"));

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

it("P21 500 browsers leave: 500 calls end at the platform at once, no socket stays", async () => {
  const visitors = await severalPeople();
  suite.upstream.restFaults.on(ordersCalls.list, hanging);
  const slowOfRound: number[] = [];
  for (let round = 0; round < 500 / perRound; round += 1) {
    const seen = await leaveInTheMiddle(ordersCalls.list.id, visitors, (visitor, signal) =>
      visitor.call(ordersCalls.list, {}, signal),
    );
    expect(seen.every(({ entry }) => entry.aborted)).toBe(true);
    slowOfRound.push(
      percentile(
        seen.map(({ latency }) => latency),
        0.95,
      ),
    );
  }
  // The quietest round is the console's own time; the others have the machine's in them as well.
  expect(Math.min(...slowOfRound)).toBeLessThanOrEqual(250);
  expect(Math.max(...slowOfRound)).toBeLessThan(5_000);
  // The console keeps idle connections for 20 s: only then is what still stands a leak.
  const areClosed = async () => (await suite.upstream.rest.openConnections()) <= 1;
  await until("the sockets to close", areClosed, 60_000);
  suite.upstream.restFaults.clear();
  expect((await visitors[0]?.call(ordersCalls.list, {}))?.status).toBe(200);
});

it("P21 G3 browsers that leave a query command cancel it", async () => {
  const visitors = await severalPeople();
  suite.upstream.queryFaults.on(receptionsCalls.list, hangingQuery);
  const seen = await leaveInTheMiddle(receptionsCalls.list.id, visitors, (visitor, signal) =>
    visitor.call(receptionsCalls.list, { limit: 1 }, signal),
  );
  expect(seen.every(({ entry }) => entry.aborted)).toBe(true);
});

it("D5 browsers that leave a file in its middle end it at the platform", async () => {
  const visitors = await severalPeople();
  suite.upstream.restFaults.on(ordersCalls.invoicePdf, stallingAfter(64));
  const seen = await leaveInTheMiddle(ordersCalls.invoicePdf.id, visitors, (visitor, signal) =>
    visitor.call(ordersCalls.invoicePdf, { params: { id: 1 } }, signal),
  );
  expect(seen.every(({ entry }) => entry.aborted)).toBe(true);
});
