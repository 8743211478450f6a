import { z } from "zod";
import type { Call } from "@/lib/calls/call";
import { slug } from "@/lib/calls/scalars";
import { documentationServiceCalls, downloadCalls, queryCalls } from "@/lib/resources/call-table";
import { exchange } from "@/tests/support/console/http-exchange";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { isExhaustive } from "@/tests/support/exhaustive";
import { type ForeignOrigin, startForeignOrigin } from "@/tests/support/fault-upstream/foreign-origin";
import { consoleSuite } from "./console-suite";
import { hostileSegments, hostileTargets, malformedEscapes } from "./hostile-paths";
import { browserRestCalls, sampleHeaders, sampleRequest, sampleSegments } from "./sample-args";

const suite = consoleSuite();
let foreign: ForeignOrigin;
let visitor: Visitor;

beforeAll(async () => {
  foreign = await startForeignOrigin();
  visitor = await suite.signedIn("CHAIN_ADMIN");
});
afterAll(() => foreign.stop());

const rows: readonly Call[] = [...browserRestCalls, ...queryCalls, ...documentationServiceCalls, ...downloadCalls];

/** The row's path with a trick in the place of each parameter; behind it where the path has none. */
function hostilePath(call: Call, segment: string): string {
  if (call.kind === "query") return `/api/query/${segment}`;
  if (call.kind === "documentation") return `/api/documentation/${segment}`;
  const endpoint = call.kind === "rest" ? "/api/rest" : "/api/download";
  const filled = call.path.replaceAll(/\{\w+\}/g, segment);
  return filled === call.path ? `${endpoint}/${call.path}/${segment}` : `${endpoint}/${filled}`;
}

/** What a call by name rightly takes for one: a plain word, however it is written, which cannot leave its segment. */
function isNameFor(call: Call, segment: string): boolean {
  const word = segment.replace(/%[46][1-9a-f]|%[57][0-9a]/gi, (code) => decodeURIComponent(code));
  return call.kind === "rest" && Object.values(call.params).includes(slug) && z.safeDecode(slug, word).success;
}

const send = (method: string, path: string, body: string | undefined, further: Record<string, string> = {}) =>
  visitor.send({ method, path, body, headers: { ...ownPageHeaders(suite.console.address), ...further } });

it(`P2 there are ${hostileSegments.length} hostile segments, at least 300`, () => {
  expect(hostileSegments.length).toBeGreaterThanOrEqual(300);
});

/** Calls whose hostile paths are one and the same: they differ in the method, in the body, or in the name alone. */
const addresses = [...new Set(rows.map((call) => hostilePath(call, "{}")))].map((address) => ({
  calls: rows.filter((call) => hostilePath(call, "{}") === address),
  hostile: (segment: string) => address.replaceAll("{}", segment),
}));

/** What the console's own code looks at: the endpoint, how many parameters the path has, and of which kind. */
function shapeOf(call: Call): string {
  return [call.kind, ...Object.values(sampleSegments(call))].join(" ");
}

const shapes = [...new Set(rows.map(shapeOf))].map(
  (shape) => [shape, addresses.filter(({ calls: [call] }) => call && shapeOf(call) === shape)] as const,
);
/** Of all (decision 0027). */
const segmentsPerAddress = isExhaustive ? hostileSegments.length : 30;

/** The addresses of a shape share the segments: each takes the next ones, and at least 30. */
function turnOf(place: number, count: number): string[] {
  const size = Math.max(segmentsPerAddress, Math.ceil(hostileSegments.length / count));
  return Array.from({ length: size }, (_, at) => hostileSegments[(place * size + at) % hostileSegments.length] ?? "");
}

/** Each address with the segments that are its turn, and where they stand in it. */
const attempts = shapes.flatMap(([shape, ofShape]) =>
  ofShape.map((address, place) => ({ ...address, shape, segments: turnOf(place, ofShape.length) })),
);

it.each(shapes)("P2 every hostile segment is tried at an address of the shape '%s'", (shape) => {
  const tried = new Set(attempts.filter((each) => each.shape === shape).flatMap(({ segments }) => segments));
  expect(hostileSegments.filter((segment) => !tried.has(segment))).toEqual([]);
});

// An unknown path is refused before anything looks at method and body, so the calls of one address take turns; that
// each call by itself takes none of all the segments is shown in server/bff/find-call.test.ts.
it.each(attempts.map((each) => [each.calls.map(({ id }) => id).join(" "), each] as const))(
  "P2 %s: no hostile path reaches the platform",
  async (_ids, { calls, hostile, segments }) => {
    const samples = calls.map((call) => sampleRequest(call));
    const requests = segments
      .filter((segment) => !calls.some((call) => isNameFor(call, segment)))
      .map(hostile)
      .map((path, index) => ({ ...samples[index % samples.length], path }));
    expect(requests.length).toBeGreaterThanOrEqual(segmentsPerAddress / 2);
    const answers = await inParallel(requests, 8, ({ method = "GET", path, body }) => send(method, path, body));
    expect(suite.upstream.journal.entries.map(({ target }) => target)).toEqual([]);
    expect(answers.filter(({ status }) => status < 300 || status >= 500).map(({ status }) => status)).toEqual([]);
  },
);

it("P2 a path with a valid value does reach the platform, which shows that the refusals above are about the value", async () => {
  for (const call of rows) {
    const { method, path, body } = sampleRequest(call);
    // A call before may have asked for whoever sends it.
    const before = suite.upstream.journal.count(call.id);
    await send(method, path, body, await sampleHeaders(call, visitor));
    expect([call.id, suite.upstream.journal.count(call.id) - before]).toEqual([call.id, 1]);
  }
});

it("P4 a parameter that a call does not have is refused, also one that Next would drop unseen", async () => {
  const names = ["foo", "constructor", "__proto__", "%5F_proto__", "limit=1&__proto__"];
  const answers = await inParallel(names, 4, (name) => send("GET", `/api/rest/mapping-drafts?${name}=1`, undefined));
  expect(answers.map(({ status }, index) => [names[index], status])).toEqual(names.map((name) => [name, 400]));
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("P1 no request target, host or forwarding header leads to another server", async () => {
  const { host } = new URL(foreign.origin);
  const targets = hostileTargets.map((target) => target.replaceAll("{foreign}", host));
  await inParallel(targets, 4, (target) => send("GET", target, undefined));
  for (const name of [
    "host",
    "x-forwarded-host",
    "x-forwarded-server",
    "x-original-host",
    "x-host",
    "forwarded",
    "x-original-url",
    "x-rewrite-url",
  ])
    await send("GET", "/api/rest/orders", undefined, { [name]: name === "forwarded" ? `host=${host}` : host });
  expect(foreign.visits).toEqual([]);
  // Whatever was answered came from the one platform: the counter itself works.
  expect((await exchange(foreign.origin, { path: "/seen" })).status).toBe(200);
  expect(foreign.visits).toHaveLength(1);
});

it("P3 broken percent-encoding harms nothing", async () => {
  for (const broken of malformedEscapes)
    for (const endpoint of ["/api/rest/orders", "/api/download/pdf/invoices", "/api/query", ""])
      await send("GET", `${endpoint}/${broken}`, undefined);
  expect(suite.upstream.journal.entries).toEqual([]);
  expect((await send("GET", "/api/rest/orders?limit=1", undefined)).status).toBe(200);
});

const verbs = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];
/** None of our code hears of these: they are tried at an address of each shape (decision 0027). */
const foreignVerbs = ["PROPFIND", "MKCOL", "LOCK", "SEARCH"];

it("P4 only the declared method of a row passes; every other verb is refused", async () => {
  const ofShapes = shapes.flatMap(([, [address]]) => address?.calls.slice(0, 1) ?? []);
  const combinations = rows.flatMap((call) => {
    const { method, path, body } = sampleRequest(call);
    const [address] = path.split("?");
    const declared = rows
      .map(sampleRequest)
      .filter((each) => each.path.split("?")[0] === address)
      .map((each) => each.method);
    const tried = isExhaustive || ofShapes.includes(call) ? [...verbs, ...foreignVerbs] : verbs;
    return tried.filter((verb) => verb !== method && !declared.includes(verb)).map((verb) => ({ verb, path, body }));
  });
  // Two calls of one address lack the same verbs.
  const distinct = new Map(combinations.map((each) => [`${each.verb} ${each.path}`, each]));
  const answers = await inParallel([...distinct.values()], 8, async ({ verb, path, body }) => {
    const hasBody = body !== undefined && !["GET", "HEAD", "TRACE"].includes(verb);
    return { verb, answer: await send(verb, path, hasBody ? body : undefined) };
  });
  expect(suite.upstream.journal.entries).toEqual([]);
  // 400: what Next itself says to verbs that it does not know.
  const unexpected = answers.filter(({ answer }) => ![400, 404, 405].includes(answer.status));
  expect(tally(unexpected.map(({ verb, answer }) => `${verb} ${answer.status}`))).toEqual({});
});

it("P4 calls of the server alone are not found", async () => {
  for (const [method, path] of [
    ["POST", "/api/rest/login"],
    ["GET", "/api/rest/users/fresh-token/abcdefghijkl"],
    ["POST", "/api/rest/logout"],
  ] as const)
    expect((await send(method, path, method === "POST" ? "{}" : undefined)).status).toBe(404);
  expect(suite.upstream.journal.entries).toEqual([]);
});
