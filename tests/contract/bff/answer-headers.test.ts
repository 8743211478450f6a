import type { Call } from "@/lib/calls/call";
import { documentationServiceCalls, downloadCalls, queryCalls } from "@/lib/resources/call-table";
import { cameraPages } from "@/server/http/standing-headers.mjs";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { inParallel } from "@/tests/support/console/in-parallel";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { pagePaths } from "./app-routes";
import { consoleSuite } from "./console-suite";
import { browserRestCalls, sampleRequest } from "./sample-args";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

/** W7, W8: nine headers, on every answer whatever its status. */
const required: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^no-referrer$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "strict-transport-security": /^max-age=\d{8,}; includeSubDomains/,
  "permissions-policy": /camera=\(\)/,
  // A page's own, or that of what may do nothing.
  "content-security-policy": /'nonce-.*; frame-ancestors 'none'|^default-src 'none'; frame-ancestors 'none'; sandbox$/,
  "cache-control": /^private, no-store$/,
};

/** @param path of what may open a camera where it is a page that scans (W16) */
function lackingHeaders({ headers }: WireAnswer, path = ""): string[] {
  const scans = { ...required, "permissions-policy": /^camera=\(self\), microphone=\(\)/ };
  return Object.entries(cameraPages.includes(path) ? scans : required)
    .filter(([name, form]) => !form.test(String(headers[name] ?? "")))
    .map(([name]) => `${name}: ${headers[name]}`);
}

const rows: readonly Call[] = [...browserRestCalls, ...queryCalls, ...documentationServiceCalls, ...downloadCalls];
const pages = [...pagePaths("(console)"), ...pagePaths("(public)")];
const others = [
  "/api/session",
  "/api/session/list",
  "/api/health/live",
  "/api/health/ready",
  "/api/auth/csrf",
  "/api/nothing",
  "/nothing",
  "/nothing/at/all",
  "/api/auth/signin",
  "/robots.txt",
];

interface Shown {
  readonly path: string;
  readonly status: number;
  readonly lacking: string[];
}

/** Pages as somebody signed in was shown them in the sweep. */
const opened = new Map<string, WireAnswer>();

async function sweep(person: Visitor): Promise<Shown[]> {
  const shown = (path: string, answer: WireAnswer): Shown => ({
    path,
    status: answer.status,
    lacking: lackingHeaders(answer, path.split(" ")[0]),
  });
  const documents = await inParallel([...pages, ...others], 4, async (path) => {
    const answer = await person.open(path);
    if (person === visitor && answer.status === 200) opened.set(path, opened.get(path) ?? answer);
    return shown(path, answer);
  });
  const softly = await inParallel(pages, 4, async (path) =>
    shown(`${path} (RSC)`, await person.send({ path: `${path}?_rsc=abc`, headers: { rsc: "1" } })),
  );
  const calls = await inParallel(rows, 4, async (call) => {
    const { method, path, body } = sampleRequest(call);
    return shown(
      `${method} ${path}`,
      await person.send({ method, path, body, headers: ownPageHeaders(suite.console.address) }),
    );
  });
  return [...documents, ...softly, ...calls];
}

const faulty = (all: readonly Shown[]) => all.filter(({ lacking }) => lacking.length > 0);

it("W7 W8 every page and call carries all nine headers for somebody without a session", async () => {
  expect(faulty(await sweep(suite.console.visitor()))).toEqual([]);
});

it("W7 W8 every page and call carries all nine headers for somebody signed in", async () => {
  const all = await sweep(visitor);
  expect(faulty(all)).toEqual([]);
  expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(pages.length);
});

it("W7 W8 every page and call carries all nine headers while the platform is down", async () => {
  await suite.upstream.rest.stop();
  suite.upstream.query.stop();
  const all = await sweep(visitor);
  await suite.upstream.rest.start();
  await suite.upstream.query.start();
  expect(faulty(all)).toEqual([]);
  expect(all.some(({ status }) => status === 503)).toBe(true);
});

it("W16 pages that scan are pages, and they alone open the camera, for themselves", async () => {
  expect(pages).toEqual(expect.arrayContaining(cameraPages));
  const open = [...opened].filter(([, { headers }]) => /camera=\([^)]/.test(String(headers["permissions-policy"])));
  expect(open.map(([path]) => path).sort()).toEqual([...cameraPages].sort());
});

it("robots are turned away in their own language, by a text and not by a page", async () => {
  const answer = await suite.console.visitor().open("/robots.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.text.split("\n").slice(0, 2)).toEqual(["User-agent: *", "Disallow: /"]);
});

it("W8 of all answers only hashed assets may be kept", async () => {
  const { text } = await suite.console.visitor().open("/login");
  const assets = [
    ...new Set([...text.matchAll(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g)].map(([address]) => address)),
  ];
  expect(assets.length).toBeGreaterThan(3);
  for (const path of assets) {
    const answer = await visitor.send({ path });
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const missing = lackingHeaders(answer).filter((line) => !/^(content-security-policy|cache-control):/.test(line));
    expect(missing).toEqual([]);
  }
});

/** The policy as a map, e.g. `script-src` to its sources. */
function policyOf({ headers }: WireAnswer): Map<string, string[]> {
  const policy = String(headers["content-security-policy"] ?? "");
  return new Map(
    policy.split(";").map((rule) => {
      const [name = "", ...sources] = rule.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const forged = "Y2hvc2VuLWJ5LXRoZS1hdHRhY2tlcg==";
/** A nonce of the sender's choice, under both names that a policy has. */
const forgedPolicies = Object.fromEntries(
  ["content-security-policy", "content-security-policy-report-only"].map((name) => [
    name,
    `script-src 'nonce-${forged}'`,
  ]),
);

async function openForged(person: Visitor, path: string): Promise<WireAnswer> {
  const answer = await person.send({ path, headers: { ...forgedPolicies, accept: "text/html" } });
  expect(answer.text).not.toContain(forged);
  expect(JSON.stringify(answer.headers)).not.toContain(forged);
  return answer;
}

it.each(pages)("W5 W6 %s has a strict policy with a nonce of its own, which its scripts carry", async (path) => {
  // The second one asks for a nonce of its choice.
  const [first, second] = [opened.get(path) ?? (await visitor.open(path)), await openForged(visitor, path)];
  expect(second.status).toBe(first.status);
  const person = first.status === 200 ? visitor : suite.console.visitor();
  const answer = first.status === 200 ? first : await person.open(path);
  const policy = policyOf(answer);
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
  const scripts = policy.get("script-src") ?? [];
  expect(scripts).toContain("'strict-dynamic'");
  expect(scripts.join(" ")).not.toMatch(/unsafe|\*|https?:/);
  expect(policy.has("report-uri") || policy.has("report-to")).toBe(true);
  const nonce = /^'nonce-([\w+/=-]{22,})'$/.exec(scripts.find((source) => source.startsWith("'nonce-")) ?? "")?.[1];
  expect(nonce).toBeDefined();
  expect(policyOf(first)).not.toEqual(first.status === 200 ? policyOf(second) : undefined);
  const tags = [...answer.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

it.each(Object.entries(forgedPolicies))("W6 a nonce in the request's %s alone is ignored", async (name, policy) => {
  const headers = { [name]: policy, accept: "text/html" };
  // A page of somebody signed in is the same way for all of them; both names at once are tried on each (W5).
  const [page = ""] = pages;
  for (const person of [visitor, suite.console.visitor()])
    for (const path of [page, "/login", "/nothing"]) {
      const { status, text, headers: answered } = await person.send({ path, headers });
      if (person === visitor && path === page) expect(status).toBe(200);
      expect(status).toBeLessThan(500);
      expect(text + JSON.stringify(answered)).not.toContain(forged);
    }
});

it("W6 a nonce in a request without a session is ignored, and where there is no page", async () => {
  for (const path of [...pages, "/nothing", "/api/nothing", "/_next/static/nothing.js"])
    await openForged(suite.console.visitor(), path);
  for (const path of ["/nothing", "/api/nothing", "/_next/static/nothing.js"]) await openForged(visitor, path);
});
