import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { openBlackHole } from "@/tests/support/fault-upstream/black-hole";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ own: true });
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

function codeOf(text: string): string {
  const { error }: Failure = JSON.parse(text);
  return error.code;
}

it.concurrent("P17 a platform to which connecting never ends is given up after 2 s, for reads, files and sign-ins", async () => {
  const { rest } = suite.upstream;
  await rest.stop();
  const hole = await openBlackHole(Number(new URL(rest.origin).port));
  const answers = await Promise.all([
    visitor.call(ordersCalls.list, { query: { limit: 5 } }),
    visitor.call(ordersCalls.invoicePdf, { params: { id: 1 } }),
    suite.console.visitor().trySignIn(emailOf("L1S", 1)),
  ]);
  await hole.close();
  for (const { status, text, tookMs } of answers) {
    expect([status, codeOf(text)]).toEqual([504, "upstream-timeout"]);
    // undici counts by a clock of half a second; the upper bound allows for a busy machine besides.
    expect(tookMs).toBeGreaterThan(1_500);
    expect(tookMs).toBeLessThan(6_000);
  }
  await rest.start();
  expect((await visitor.call(ordersCalls.list, { query: { limit: 5 } })).status).toBe(200);
});

it.concurrent("P17 the same over gRPC ends with the call's deadline", async () => {
  const { query } = suite.upstream;
  expect((await visitor.call(receptionsCalls.list, { limit: 1 })).status).toBe(200);
  query.stop();
  const hole = await openBlackHole(Number(query.target.split(":")[1]));
  // What the channel noticed before the hole was there is a clear refusal; from its next attempt on it waits.
  let answer = await visitor.call(receptionsCalls.list, { limit: 1 });
  const knocks = async (): Promise<boolean> => {
    if (answer.status === 503) answer = await visitor.call(receptionsCalls.list, { limit: 1 });
    return answer.status !== 503;
  };
  await until("the channel to knock at the hole", knocks, 60_000);
  await hole.close();
  expect([answer.status, codeOf(answer.text)]).toEqual([504, "upstream-timeout"]);
  expect(answer.tookMs).toBeGreaterThan(9_000);
  expect(answer.tookMs).toBeLessThan(14_000);
  await query.start();
  await until("the way back", async () => (await visitor.call(receptionsCalls.list, { limit: 1 })).status === 200);
});
