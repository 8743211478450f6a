import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { type ForeignOrigin, startForeignOrigin } from "@/tests/support/fault-upstream/foreign-origin";
import { emailOf } from "@/tests/support/fault-upstream/people";
import {
  changed,
  cutAfter,
  failing,
  falselyEncoded,
  htmlPage,
  raw,
  redirectedTo,
  truncatedJson,
  wrongLength,
} from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

/** Each sign-in and reset comes from a network of its own, for both are limited. */
const suite = consoleSuite();
let visitor: Visitor;
let foreign: ForeignOrigin;

beforeAll(async () => {
  foreign = await startForeignOrigin();
  visitor = await suite.signedIn("CHAIN_ADMIN");
});
afterAll(() => foreign.stop());

const orders = () => visitor.call(ordersCalls.list, { query: { limit: 25 } });
/** Failures in a row open the breaker; a success in between keeps it closed. */
const succeed = () => until("a success", async () => (await orders()).status === 200);

function failureOf({ headers, text }: WireAnswer): Failure["error"] {
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  const { error }: Failure = JSON.parse(text);
  expect(error.requestId).toMatch(/\S{6,}/);
  return error;
}

describe("a gateway in front of the platform that finds nobody behind it", () => {
  const { invoicePdf } = ordersCalls;
  const openFile = () => visitor.call(invoicePdf, { params: { id: 1 } });

  it.each([
    ["502 as an HTML page", htmlPage(502)],
    ["503 in JSON", failing(503)],
    ["504 as an HTML page", htmlPage(504)],
  ])("R9 P19 a read that is answered by %s heals by itself", async (_what, fault) => {
    suite.upstream.restFaults.on(ordersCalls.list, fault, 1);
    expect((await orders()).status).toBe(200);
    expect(suite.upstream.journal.count(ordersCalls.list.id)).toBe(2);
  });

  it("R9 P19 so does a file", async () => {
    suite.upstream.restFaults.on(invoicePdf, htmlPage(502), 1);
    expect((await openFile()).status).toBe(200);
    expect(suite.upstream.journal.count(invoicePdf.id)).toBe(2);
  });

  it("P19 where it goes on, the platform is told to be out of reach, after three tries", async () => {
    suite.upstream.restFaults.on(ordersCalls.list, htmlPage(502));
    const answer = await orders();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(failureOf(answer).code).toBe("upstream-unreachable");
    expect(suite.upstream.journal.count(ordersCalls.list.id)).toBe(3);
  });
});

const json = "application/json";
const bodies: [string, string, string | Buffer][] = [
  ["an HTML page", "text/html; charset=utf-8", "<!doctype html><script>alert(1)</script>"],
  ["an HTML page that says it is JSON", json, "<!doctype html><script>alert(1)</script>"],
  ["JSON that says it is HTML", "text/html", '{"items":[],"totalCount":0}'],
  ["plain text", "text/plain", "It works!"],
  ["XML", "application/xml", "<?xml version='1.0'?><error/>"],
  ["nothing at all", json, ""],
  ["a picture", "image/png", Buffer.from("89504e470d0a1a0a", "hex")],
  ["a script", "text/javascript", "alert(1)"],
  ["JSONP", "application/javascript", "callback({})"],
  ["lines of JSON", "application/x-ndjson", '{"a":1}\n{"b":2}\n'],
  ["bytes that are not UTF-8", json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["a type that is none", "nonsense", '{"items":[]}'],
];

describe.each([200, 404, 500])("status %d", (status) => {
  it.each(bodies)("P13 %s becomes a 502 of our own", async (_what, type, body) => {
    suite.upstream.restFaults.on(ordersCalls.list, raw(status, type, body), 1);
    const answer = await orders();
    expect(answer.status).toBe(502);
    expect(failureOf(answer)).toMatchObject({ code: "upstream-invalid-answer" });
    expect(answer.text).not.toContain("alert");
  });
});

it("P13 a 500 with a stack trace shows none of it", async () => {
  suite.upstream.restFaults.on(ordersCalls.list, failing(500, "db-3.internal is down"), 1);
  const answer = await orders();
  expect(answer.status).toBe(502);
  expect(failureOf(answer)).toMatchObject({ code: "upstream-failed" });
  expect(answer.text).not.toContain("db-3");
});

it.each([
  ["no rows", ({ items: _, ...rest }: Record<string, unknown>) => rest],
  ["a count that is text", (whole: Record<string, unknown>) => ({ ...whole, totalCount: "many" })],
  ["rows that are no records", (whole: Record<string, unknown>) => ({ ...whole, items: [1, "two", null] })],
  ["another shape altogether", () => ({ message: "Welcome" })],
])("P13 sound JSON with %s becomes a 502 of our own", async (_what, change) => {
  suite.upstream.restFaults.on(ordersCalls.list, changed(change), 1);
  const answer = await orders();
  expect(answer.status).toBe(502);
  expect(failureOf(answer).code).toBe("upstream-invalid-answer");
});

it.each([0, 0.01, 0.5, 0.9, 0.99])("P14 JSON that ends at %d of its length is never a 200", async (share) => {
  suite.upstream.restFaults.on(ordersCalls.list, truncatedJson(share), 1);
  const answer = await orders();
  expect(answer.status).toBe(502);
  expect(failureOf(answer).code).toBe("upstream-invalid-answer");
});

it.each([
  ["cut at 1 %", cutAfter(0.01)],
  ["cut at half", cutAfter(0.5)],
  ["cut at 99 %", cutAfter(0.99)],
  ["ten bytes short", wrongLength(10)],
  ["ten bytes long", wrongLength(-10)],
  ["called gzip", falselyEncoded("gzip")],
  ["called br", falselyEncoded("br")],
  ["called deflate", falselyEncoded("deflate")],
])("P14 an answer that is %s is never a 200", async (_what, fault) => {
  await succeed();
  const forget = suite.upstream.restFaults.on(ordersCalls.list, fault);
  const answer = await orders();
  forget();
  expect([502, 503]).toContain(answer.status);
  expect(failureOf(answer).code).toMatch(/^upstream-/);
});

it.each([301, 302, 303, 307, 308])(
  "P16 a redirect with %d to another origin is refused and not followed",
  async (status) => {
    const { restFaults } = suite.upstream;
    const writes = { method: "PATCH", body: { email: `ana-${status}@example.test` } };
    for (const call of [
      ordersCalls.list,
      ordersCalls.invoicePdf,
      passwordCalls.requestPasswordReset,
      sessionCalls.signIn,
    ])
      restFaults.on(call, redirectedTo(foreign.origin, status));
    expect((await orders()).status).toBe(502);
    expect((await visitor.call(ordersCalls.invoicePdf, { params: { id: 1 } })).status).toBe(502);
    expect((await suite.console.visitor().ask("/api/rest/users/password/reset/request", writes)).status).toBe(502);
    expect((await suite.console.visitor().trySignIn(emailOf("L1S", 77))).status).toBe(502);
    expect(foreign.visits).toEqual([]);
  },
);

it("P16 a redirected refresh leads nowhere", async () => {
  const [late] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  suite.upstream.restFaults.on(sessionCalls.refresh, redirectedTo(foreign.origin, 302));
  expect((await late?.call(ordersCalls.list, {}))?.status).toBe(503);
  expect(foreign.visits).toEqual([]);
});

/** So many reads, four at once. */
async function timed(reads: number) {
  const answers = await inParallel(Array.from({ length: reads }), 4, async () => {
    const began = performance.now();
    const { status } = await orders();
    return { status, tookMs: performance.now() - began };
  });
  const rising = answers.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  return { statuses: tally(answers.map(({ status }) => status)), medianMs: rising[reads / 2] ?? 0 };
}

it("P18 a dead platform is told at once, and its return is noticed alone", async () => {
  const alive = await timed(20);
  await suite.upstream.rest.stop();
  const dead = await timed(60);
  expect([alive.statuses, dead.statuses]).toEqual([{ 200: 20 }, { 503: 60 }]);
  // Once it counts as dead nobody waits for it: a trip to it is spared, and trying again would take 100 ms and more.
  expect(dead.medianMs).toBeLessThan(alive.medianMs + 50);
  // Reads beside it go on: each upstream has a breaker of its own.
  expect((await visitor.call(receptionsCalls.list, { limit: 1 })).status).toBe(200);
  await suite.upstream.rest.start();
  await succeed();
});

it("DATE-003 a day that the platform sends as a moment is the operator's day, not UTC's", async () => {
  const period = { startDate: "2026-12-30T22:00:00Z", endDate: "2026-12-31T21:59:59Z" };
  suite.upstream.restFaults.on(
    vouchersCalls.one,
    changed((json) => ({ ...json, period })),
    1,
  );
  const { text } = await visitor.call(vouchersCalls.one, { params: { id: 17 } });
  expect(JSON.parse(text).data.period).toEqual({ startDate: "2026-12-31", endDate: "2026-12-31" });
});
