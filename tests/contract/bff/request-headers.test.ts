import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const smuggled = [
  "x-auth-token",
  "x_auth_token",
  "X-Auth-Token",
  "x-auth-token-2",
  "authorization",
  "proxy-authorization",
  "api-token",
  "apitoken",
  "x-api-key",
  "x-access-token",
  "x-csrf-token",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-server",
  "x-forwarded-user",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
  "via",
  "x-original-url",
  "x-rewrite-url",
  "x-original-method",
  "x-http-method-override",
  "x-http-method",
  "x-method-override",
  "accept",
  "accept-encoding",
  "accept-language",
  "content-encoding",
  "content-language",
  "content-location",
  "range",
  "if-range",
  "if-none-match",
  "if-modified-since",
  "cache-control",
  "pragma",
  "user-agent",
  "referer",
  "origin",
  "dnt",
  "te",
  "x-request-id",
  "x-correlation-id",
  "baggage",
  "tracestate",
  "b3",
  "x-b3-traceid",
  "x-amzn-trace-id",
  "x-debug",
  "x-role",
  "x-user",
  "x-user-id",
  "x-tenant",
  "priority",
  "early-data",
  "alt-used",
  "x-custom-anything",
  "keep-alive",
];

/** At least 200: each name with a plain value, a long one, and one that looks like further headers. */
const variants = smuggled.flatMap((name) =>
  ["smuggled", "s".repeat(2_000), "a, b; c=d", 'x"y\\z'].map((value) => ({
    name,
    value: name === "te" ? "trailers" : value,
  })),
);

/** The whole of what a read may carry, whatever the browser sends. */
const allowed = ["accept", "connection", "host", "x-auth-token"];

it(`P6 ${variants.length} variants of smuggled headers: the platform sees the same four`, async () => {
  expect(variants.length).toBeGreaterThanOrEqual(200);
  const answers = await inParallel(variants, 8, ({ name, value }) =>
    visitor.send({
      path: "/api/rest/orders?limit=1",
      headers: { ...withoutHeader(ownPageHeaders(suite.console.address), name), [name]: value },
    }),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: variants.length });
  const seen = suite.upstream.journal.of(ordersCalls.list.id);
  expect(seen).toHaveLength(variants.length);
  for (const { headers, token } of seen) {
    expect(headers.map(([name]) => name).sort()).toEqual(allowed);
    expect(Object.fromEntries(headers)).toMatchObject({ accept: "application/json", connection: "keep-alive" });
    expect(`http://${Object.fromEntries(headers).host}`).toBe(suite.upstream.rest.origin);
    expect(token).toContain("CnryAccess");
  }
});

it("P6 cookies of the browser stay here", async () => {
  visitor.cookies.set("PHPSESSID", "smuggled");
  await visitor.call(ordersCalls.list, {});
  visitor.cookies.delete("PHPSESSID");
  const [entry] = suite.upstream.journal.of(ordersCalls.list.id);
  expect(entry?.headers.map(([name]) => name).sort()).toEqual(allowed);
});

it("O6 P6 a trace context goes on, and only in its own form", async () => {
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  for (const value of [traceparent, "smuggled", `${traceparent}, x`])
    await visitor.send({ path: "/api/rest/orders", headers: { traceparent: value } });
  const seen = suite.upstream.journal
    .of(ordersCalls.list.id)
    .map(({ headers }) => Object.fromEntries(headers).traceparent);
  expect(seen).toEqual([traceparent, undefined, undefined]);
});

it.each(["x-middleware-subrequest", "x-middleware-rewrite", "x-invoke-path", "x-matched-path", "x-now-route-matches"])(
  "P6 %s, by which Next talks to itself, is refused or without effect",
  async (name) => {
    const { status } = await visitor.send({ path: "/api/rest/orders", headers: { [name]: "/api/rest/users" } });
    expect(status).toBeLessThan(500);
    expect(suite.upstream.journal.entries).toHaveLength(status === 200 ? 1 : 0);
    for (const { callId, headers } of suite.upstream.journal.entries) {
      expect(callId).toBe(ordersCalls.list.id);
      expect(headers.map(([each]) => each).sort()).toEqual(allowed);
    }
  },
);

it("P7 headers that Connection names do not go on", async () => {
  await visitor.send({ path: "/api/rest/orders", headers: { connection: "keep-alive, x-hop", "x-hop": "1" } });
  const [entry] = suite.upstream.journal.of(ordersCalls.list.id);
  expect(entry?.headers.map(([name]) => name).sort()).toEqual(allowed);
});

it("P8 of the platform's own headers none comes through", async () => {
  const { headers, status } = await visitor.call(ordersCalls.list, {});
  expect(status).toBe(200);
  for (const name of [
    "set-cookie",
    "server",
    "x-internal-node",
    "x-powered-by",
    "access-control-allow-origin",
    "location",
  ])
    expect(headers[name]).toBeUndefined();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["content-security-policy"]).not.toContain("default-src *");
  expect(headers["strict-transport-security"]).not.toBe("max-age=1");
});

function withoutHeader(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name.toLowerCase()));
}
