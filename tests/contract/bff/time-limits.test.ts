import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { hangingQuery } from "@/tests/support/fault-upstream/query-faults";
import { dripping, hanging, stallingAfter } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ own: true });
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
  const { restFaults, queryFaults } = suite.upstream;
  restFaults.on(ordersCalls.one, hanging);
  restFaults.on(usersCalls.list, stallingAfter(20));
  restFaults.on(storagesCalls.list, dripping(250));
  queryFaults.on(receptionsCalls.list, hangingQuery);
});

/** The upper bounds allow for a busy machine. */
function expectTimeout({ status, text, tookMs }: WireAnswer, { after, before }: { after: number; before: number }) {
  const { error }: Failure = JSON.parse(text);
  expect([status, error.code]).toEqual([504, "upstream-timeout"]);
  expect(tookMs).toBeGreaterThan(after);
  expect(tookMs).toBeLessThan(before);
}

it.concurrent("P17 a platform that sends no byte is given up after 10 s", async () => {
  const answer = await visitor.call(ordersCalls.one, { params: { id: 1 } });
  expectTimeout(answer, { after: 9_500, before: 14_000 });
});

it.concurrent("P17 one that falls silent in the middle is given up after 15 s", async () => {
  expectTimeout(await visitor.call(usersCalls.list, {}), { after: 14_000, before: 20_000 });
});

it.concurrent("P17 one that goes on drop by drop is given up after 30 s", async () => {
  expectTimeout(await visitor.call(storagesCalls.list, {}), { after: 29_000, before: 35_000 });
});

it.concurrent("G3 a silent query is given up after 10 s, and cancelled over there", async () => {
  expectTimeout(await visitor.call(receptionsCalls.list, { limit: 25 }), { after: 9_000, before: 14_000 });
  const { entries } = suite.upstream.journal;
  await until("the cancelling", () => entries.find(({ protocol }) => protocol === "query")?.aborted === true);
});
