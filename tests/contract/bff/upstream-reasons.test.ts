import { status } from "@grpc/grpc-js";
import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import type { RestFault } from "@/tests/support/fault-upstream/exchange";
import { refusing, withErrorDetails } from "@/tests/support/fault-upstream/query-faults";
import {
  changed,
  cutAfter,
  failing,
  falselyEncoded,
  htmlPage,
  raw,
  redirectedTo,
  resetting,
  truncatedJson,
} from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { type LogLine, logLines } from "./log-lines";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

/** What the log says under the reference that the person was given. */
async function lineOf({ text }: WireAnswer): Promise<LogLine | undefined> {
  const { error }: Failure = JSON.parse(text);
  const find = () =>
    logLines(suite.console.logs()).find(
      ({ msg, requestId }) => msg === "request failed" && requestId === error.requestId,
    );
  await until("its line in the log", () => find() !== undefined);
  return find();
}

const tooHeavy = raw(200, "application/json", Buffer.alloc(16 * 1024 * 1024 + 1, 0x20));

it.each<[string, number | undefined, RestFault]>([
  ["reset", undefined, resetting],
  ["cut", undefined, cutAfter(0.5)],
  ["redirect", 302, redirectedTo("http://127.0.0.1:9", 302)],
  ["packed", 200, falselyEncoded("gzip")],
  ["media-type", 500, htmlPage(500)],
  ["status", 502, htmlPage(502)],
  ["not-json", 200, truncatedJson(0.5)],
  ["schema", undefined, changed(() => ({ message: "Welcome" }))],
  ["too-heavy", undefined, tooHeavy],
  ["status", 500, failing(500)],
  ["status", 422, failing(422)],
  ["token-refused", undefined, failing(403)],
])("O5 of a platform whose answer is %s (%s) the log says so in that word", async (reason, upstreamStatus, fault) => {
  const forget = suite.upstream.restFaults.on(ordersCalls.list, fault);
  const line = await lineOf(await visitor.call(ordersCalls.list, {}));
  forget();
  expect(line).toMatchObject({ route: ordersCalls.list.id, upstreamReason: reason });
  expect(line?.upstreamStatus).toBe(upstreamStatus);
});

it.each([
  ["unavailable", status.UNAVAILABLE],
  ["status", status.INTERNAL],
])("O5 of a query command the log says %s and the number %d", async (upstreamReason, upstreamStatus) => {
  const forget = suite.upstream.queryFaults.on(receptionsCalls.list, refusing(upstreamStatus));
  const line = await lineOf(await visitor.call(receptionsCalls.list, { limit: 1 }));
  forget();
  expect(line).toMatchObject({ route: receptionsCalls.list.id, upstreamReason, upstreamStatus });
});

it("O5 of a query command that failed by its own word the log says so, without the word", async () => {
  suite.upstream.queryFaults.on(receptionsCalls.list, withErrorDetails("Storage is locked"), 1);
  const line = await lineOf(await visitor.call(receptionsCalls.list, { limit: 1 }));
  expect(line?.upstreamReason).toBe("error-details");
  expect(JSON.stringify(line)).not.toContain("locked");
});

it("O5 a platform that is away is refused at first, and then not asked", async () => {
  await suite.upstream.rest.stop();
  const reasons: (string | undefined)[] = [];
  for (let n = 0; n < 6; n++) reasons.push((await lineOf(await visitor.call(ordersCalls.list, {})))?.upstreamReason);
  await suite.upstream.rest.start();
  expect(reasons[0]).toBe("refused");
  expect(reasons.at(-1)).toBe("breaker-open");
});

it("O5 a page that goes on without an answer leaves a line with a reference, the call and the reason", async () => {
  await until("the platform to be asked again", async () => (await visitor.call(ordersCalls.list, {})).status === 200);
  suite.upstream.restFaults.on(ordersCalls.list, failing(500), 1);
  const before = suite.console.logs().length;
  expect((await visitor.open("/orders")).status).toBe(200);
  const line = () => logLines(suite.console.logs().slice(before)).find(({ msg }) => msg === "call of a page failed");
  await until("its line in the log", () => line() !== undefined);
  expect(line()).toMatchObject({ route: ordersCalls.list.id, upstreamReason: "status", upstreamStatus: 500 });
  expect(line()?.requestId).toMatch(/^[0-9a-f]{12}$/);
});
