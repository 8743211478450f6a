import http2 from "node:http2";
import { status } from "@grpc/grpc-js";
import type { QueryCall } from "@/lib/calls/call";
import type { Failure, Success } from "@/lib/errors/codes";
import { queryCalls } from "@/lib/resources/call-table";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import {
  paddedTo,
  refusing,
  resettingStream,
  withErrorDetails,
  withJsonResponse,
} from "@/tests/support/fault-upstream/query-faults";
import { receptionsOnWire } from "@/tests/support/fault-upstream/reception-answers";
import { consoleSuite } from "./console-suite";
import { sampleRequest } from "./sample-args";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const receptions = (signal?: AbortSignal) => visitor.call(receptionsCalls.list, { limit: 25 }, signal);
const ask = (name: string, body: unknown) => visitor.ask(`/api/query/${name}`, { method: "POST", body });
const asked = { filters: {}, offset: 0, limit: 1 };

const forged: [string, object][] = [
  ["an apiToken beside the filters", { ...asked, apiToken: "stolen" }],
  ["an api_token beside the filters", { ...asked, api_token: "stolen" }],
  ["an apiToken among the filters", { ...asked, filters: { apiToken: "stolen" } }],
  ["a query name", { ...asked, queryName: "chain-stocks" }],
  ["an action", { ...asked, action: { queryName: "chain-stocks" } }],
  ["an unknown filter", { ...asked, filters: { Anything: 1 } }],
  ["no limit", { filters: {}, offset: 0 }],
  ["a limit of 0", { ...asked, limit: 0 }],
  ["a limit over 250", { ...asked, limit: 251 }],
  ["a limit that is text", { ...asked, limit: "1" }],
  ["a fractional limit", { ...asked, limit: 1.5 }],
  ["a negative offset", { ...asked, offset: -1 }],
  ["a huge offset", { ...asked, offset: 2 ** 40 }],
  ["filters that are a list", { ...asked, filters: [] }],
  ["filters that are text", { ...asked, filters: "{}" }],
];

/** With what the query asks of somebody by, so that nothing else is refused in its place. */
function withNeeded(call: QueryCall, body: { filters?: unknown }): object {
  const { filters } = body;
  if (typeof filters !== "object" || filters === null || Array.isArray(filters)) return body;
  const needed: { filters: object } = JSON.parse(sampleRequest(call).body ?? "");
  return { ...body, filters: { ...needed.filters, ...filters } };
}

describe.each(queryCalls.map((call) => [call.queryName, call] as const))("%s", (name, call) => {
  it.each(forged)("G1 with %s nothing reaches the platform", async (_what, body) => {
    expect((await ask(name, withNeeded(call, body))).status).toBe(400);
    expect(suite.upstream.journal.entries).toEqual([]);
  });

  it("P22 a filter named __proto__ pollutes nothing and goes nowhere", async () => {
    await ask(name, JSON.parse('{"filters":{"__proto__":{"a":1}},"offset":0,"limit":1}'));
    const asked = suite.upstream.journal.entries.filter(({ callId }) => callId === call.id);
    for (const { body } of asked) expect(body).toBe("{}");
  });

  it("G1 the token is the session's own, whatever a browser sends along", async () => {
    const headers = { "x-auth-token": "stolen", "api-token": "stolen", authorization: "Bearer stolen" };
    const answer = await visitor.askFrom(headers, `/api/query/${name}`, {
      method: "POST",
      body: withNeeded(call, asked),
    });
    expect(answer.status).toBe(200);
    const [entry] = suite.upstream.journal.entries;
    expect(entry?.token).toContain("CnryAccess");
    expect(JSON.stringify(entry)).not.toContain("stolen");
  });
});

it.each(["customer-support-orders", "customer-support-invoices", "customer-support-payment-orders"])(
  "P28 CUST-002 %s is asked of somebody or something, or reaches nobody",
  async (name) => {
    expect((await ask(name, asked)).status).toBe(400);
    expect(suite.upstream.journal.entries).toEqual([]);
  },
);

it.each([
  "chain-stockz",
  "acquirer-receptions-x",
  "%252e%252e",
  "ACQUIRER-RECEPTIONS",
  "__proto__",
  "constructor",
  "customer-support-",
  "a".repeat(500),
])("G1 the query name %s is not found", async (name) => {
  expect((await ask(name, asked)).status).toBe(404);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it.each(["..", "%2e%2e"])("G1 P2 the query name %s leads nowhere else", async (name) => {
  expect((await ask(name, asked)).status).toBe(400);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("G2 a restart under 20 callers: 503 meanwhile, all well within 2 s of its return, nobody hangs", async () => {
  const goOn = new AbortController();
  const lastStatus = new Map<number, number>();
  const slowest: number[] = [];
  const callers = Array.from({ length: 20 }, async (_, caller) => {
    while (!goOn.signal.aborted) {
      const { status: got, tookMs } = await receptions();
      lastStatus.set(caller, got);
      slowest.push(tookMs);
    }
  });
  const all = (wanted: number) => () =>
    lastStatus.size === 20 && [...lastStatus.values()].every((got) => got === wanted);
  await until("everybody to be served", all(200));
  suite.upstream.query.stop();
  await until("everybody to be refused", all(503));
  await suite.upstream.query.start();
  const backAt = performance.now();
  await until("somebody to be served", () => [...lastStatus.values()].includes(200));
  const recovery = performance.now() - backAt;
  await until("everybody to be served again", all(200));
  goOn.abort();
  await Promise.all(callers);
  expect(recovery).toBeLessThanOrEqual(2_000);
  expect(Math.max(...slowest)).toBeLessThan(13_000);
});

const mebibyte = 1024 * 1024;

it.each([4 * mebibyte + 1, 16 * mebibyte - 64])("G4 an answer of %d bytes is read", async (bytes) => {
  suite.upstream.queryFaults.on(receptionsCalls.list, paddedTo(bytes), 1);
  expect((await receptions()).status).toBe(200);
});

it.each([16 * mebibyte + 1, 20 * mebibyte])("G4 an answer of %d bytes is a clear 502, not a crash", async (bytes) => {
  suite.upstream.queryFaults.on(receptionsCalls.list, paddedTo(bytes), 1);
  const answer = await receptions();
  expect(answer.status).toBe(502);
  const { error }: Failure = JSON.parse(answer.text);
  expect(error.code).toBe("upstream-invalid-answer");
  expect((await receptions()).status).toBe(200);
});

const sample = JSON.stringify(receptionsOnWire(0, 3));
const malformed: [string, string][] = [
  ["nothing", ""],
  ["blanks", "   \n"],
  ["null", "null"],
  ["a number", "5"],
  ["text", '"rows"'],
  ["a list", "[]"],
  ["true", "true"],
  ["an open brace", "{"],
  ["an HTML page", "<!doctype html>"],
  ["half of itself", sample.slice(0, sample.length / 2)],
  ["itself twice", sample + sample],
  ["single quotes", sample.replaceAll('"', "'")],
  ["a trailing comma", sample.replace(/\}$/, ",}")],
  ["NaN", '{"Items":NaN,"TotalCount":0}'],
  ["a byte order mark", `\ufeff${sample}`],
  ["a lone surrogate", '{"Items":"\\ud800'],
  ["100,000 brackets", "[".repeat(100_000)],
  ["100,000 open objects", '{"a":'.repeat(100_000)],
];

it.each(malformed)(
  "G5 a jsonResponse of %s gives an empty list and a warning with a reference",
  async (_what, text) => {
    suite.upstream.queryFaults.on(receptionsCalls.list, withJsonResponse(text), 1);
    const answer = await receptions();
    expect(answer.status).toBe(200);
    const { data, notice }: Success<{ items: unknown[]; totalCount: number }> = JSON.parse(answer.text);
    expect(data).toEqual({ items: [], totalCount: 0 });
    expect(notice?.code).toBe("malformed-answer");
    await until("its line in the log", () => suite.console.logs().includes(notice?.requestId ?? "none"));
  },
);

it("G5 a whole jsonResponse carries no warning", async () => {
  const { data, notice }: Success<{ items: unknown[] }> = JSON.parse((await receptions()).text);
  expect(data.items).toHaveLength(25);
  expect(notice).toBeUndefined();
});

const { NGHTTP2_CANCEL, NGHTTP2_INTERNAL_ERROR, NGHTTP2_PROTOCOL_ERROR, NGHTTP2_REFUSED_STREAM } = http2.constants;

it.each([
  ["an internal error", NGHTTP2_INTERNAL_ERROR],
  ["a cancellation", NGHTTP2_CANCEL],
  ["a protocol error", NGHTTP2_PROTOCOL_ERROR],
  ["a refusal", NGHTTP2_REFUSED_STREAM],
])("R9 G2 a stream that is reset by %s on the way heals by itself", async (_what, code) => {
  suite.upstream.queryFaults.on(receptionsCalls.list, resettingStream(code), 1);
  expect((await receptions()).status).toBe(200);
  expect(suite.upstream.journal.count(receptionsCalls.list.id)).toBe(2);
});

it.each([
  ["UNAVAILABLE", status.UNAVAILABLE, 503],
  ["INTERNAL", status.INTERNAL, 502],
  ["RESOURCE_EXHAUSTED", status.RESOURCE_EXHAUSTED, 502],
  ["UNIMPLEMENTED", status.UNIMPLEMENTED, 502],
  ["INVALID_ARGUMENT", status.INVALID_ARGUMENT, 422],
  ["FAILED_PRECONDITION", status.FAILED_PRECONDITION, 422],
  ["NOT_FOUND", status.NOT_FOUND, 404],
])(
  "G6 the status %s is told without its raw text, and what the caller asked wrongly is no fault of the platform",
  async (_name, code, expected) => {
    suite.upstream.queryFaults.on(receptionsCalls.list, refusing(code));
    const answer = await receptions();
    expect(answer.status).toBe(expected);
    expect(answer.text).not.toContain("10.0.3.17");
  },
);

it("G6 ERRS-041 errorDetails are shown as 'GRPC error - …'", async () => {
  suite.upstream.queryFaults.on(receptionsCalls.list, withErrorDetails("Storage is locked"), 1);
  const answer = await receptions();
  const { error }: Failure = JSON.parse(answer.text);
  expect(error).toMatchObject({ code: "query-failed", message: "GRPC error - Storage is locked" });
});

it("G7 20 query commands with an expired token cause one refresh", async () => {
  const [late] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  const answers = await inParallel(Array.from({ length: 20 }), 20, async () =>
    late?.call(receptionsCalls.list, { limit: 1 }),
  );
  expect(tally(answers.map((answer) => answer?.status ?? 0))).toEqual({ 200: 20 });
  expect(suite.upstream.journal.count(sessionCalls.refresh.id)).toBe(1);
});
