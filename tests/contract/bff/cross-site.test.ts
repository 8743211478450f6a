import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import type { SessionView } from "@/lib/session/session-view";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { emailOf, password } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";
import { browserRestCalls, sampleRequest, writtenFiles } from "./sample-args";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const absent = undefined;
const own = "own";

/** What a request may say of where it comes from. `own` stands for the console's address. */
const combinations = [absent, "1", "0", "true"].flatMap((bff) =>
  [absent, "same-origin", "same-site", "cross-site", "none"].flatMap((site) =>
    [absent, own, "null", "https://evil.test", "http://localhost:1", "http://localhost"].map((origin) => ({
      bff,
      site,
      origin,
    })),
  ),
);

type Combination = (typeof combinations)[number];

/** W1: the header, and the browser's word that the page is ours; the Origin alone where it gives none. */
function isOurs({ bff, site, origin }: Combination): boolean {
  if (bff !== "1" || (origin !== absent && origin !== own)) return false;
  return site === "same-origin" || (site === absent && origin === own);
}

function headersOf({ bff, site, origin }: Combination): Record<string, string> {
  const said = { "x-bff": bff, "sec-fetch-site": site, origin: origin === own ? suite.console.address : origin };
  const given = Object.entries(said).flatMap(([name, value]) => (value === absent ? [] : [[name, value]]));
  return { "content-type": "application/json", ...Object.fromEntries(given) };
}

const foreign = combinations.filter((each) => !isOurs(each));
const ours = combinations.filter(isOurs);

interface Write {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** By kind: the writes of one kind stand behind the same code. */
const kinds: readonly (readonly Write[])[] = [
  browserRestCalls.filter(({ method }) => method !== "GET").map(sampleRequest),
  writtenFiles.map(sampleRequest),
  [sampleRequest(receptionsCalls.list)],
  [
    { method: "POST", path: "/api/session/role", body: '{"role":"ACQUIRER"}' },
    { method: "POST", path: "/api/session/sign-out", body: absent },
    { method: "POST", path: "/api/session/end-other", body: `{"id":"${"0".repeat(64)}"}` },
    { method: "POST", path: "/api/session/end-others", body: absent },
  ],
  [{ method: "POST", path: "/api/auth/signout", body: '{"csrfToken":"x"}' }],
];
const writes = kinds.flat();

/** The writes of one kind share the combinations: each takes a quarter of them, or more where they are fewer. */
const attempts = kinds.flatMap((ofKind) => {
  const share = Math.min(4, ofKind.length);
  return ofKind.map((write, place) => ({
    write,
    tried: foreign.filter((_combination, index) => index % share === place % share),
  }));
});

async function chosenRole(): Promise<string> {
  const answer = await visitor.ask("/api/session");
  expect(answer.status).toBe(200);
  const { data }: { data: SessionView } = JSON.parse(answer.text);
  return data.chosenRole;
}

it(`W1 there are ${foreign.length} foreign combinations, at least 60`, () => {
  expect(foreign.length).toBeGreaterThanOrEqual(60);
  expect(ours.length).toBeGreaterThan(0);
});

it.each(attempts.map((each) => [`${each.write.method} ${each.write.path}`, each] as const))(
  "W1 %s from a foreign page is 403 and has no effect",
  async (_name, { write: { method, path, body }, tried }) => {
    expect(tried.length).toBeGreaterThanOrEqual(25);
    const before = await chosenRole();
    const answers = await inParallel(tried, 8, (each) =>
      visitor.send({ method, path, body, headers: headersOf(each) }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 403: tried.length });
    expect(suite.upstream.journal.entries).toEqual([]);
    expect(await chosenRole()).toBe(before);
  },
);

it("W1 the same write from the console's own pages passes", async () => {
  const { method, path, body } = sampleRequest(receptionsCalls.list);
  const answers = await inParallel(ours, 4, (each) => visitor.send({ method, path, body, headers: headersOf(each) }));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: ours.length });
});

it("W1 what a form of another page can send is refused", async () => {
  const form = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "https://evil.test",
    "sec-fetch-site": "cross-site",
  };
  const types = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];
  for (const type of types)
    for (const { method, path } of writes) {
      const headers = { ...form, "content-type": type };
      const { status } = await visitor.send({
        method: method === "PATCH" ? "POST" : method,
        path,
        headers,
        body: "a=b",
      });
      expect([403, 405]).toContain(status);
    }
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("W1 is decided before the session is looked at: without a cookie the answer is the same", async () => {
  const nobody = suite.console.visitor();
  const { method, path, body } = sampleRequest(receptionsCalls.list);
  const headers = headersOf({ bff: absent, site: "cross-site", origin: "https://evil.test" });
  expect((await nobody.send({ method, path, body, headers })).status).toBe(403);
});

it("W1 a read that the browser itself calls foreign is refused", async () => {
  for (const site of ["cross-site", "same-site"]) {
    const { status } = await visitor.send({ path: "/api/rest/orders", headers: { "sec-fetch-site": site } });
    expect(status).toBe(403);
  }
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("W2 nobody is signed in from a foreign page, nor without the form's token", async () => {
  const typed = { email: emailOf("L1S", 3), password, rememberMe: false };
  const path = "/api/auth/callback/credentials";
  const attempts = [
    ...foreign.map((each) => ({ headers: headersOf(each), csrfToken: "x" })),
    { headers: ownPageHeaders(suite.console.address), csrfToken: "x" },
    { headers: ownPageHeaders(suite.console.address), csrfToken: "" },
  ];
  const answers = await inParallel(attempts, 8, ({ headers, csrfToken }) =>
    suite.console.visitor().send({ method: "POST", path, headers, body: JSON.stringify({ ...typed, csrfToken }) }),
  );
  expect(answers.filter(({ status }) => status !== 403 && status !== 400)).toEqual([]);
  expect(
    answers.flatMap(({ headers }) => headers["set-cookie"] ?? []).filter((line) => line.startsWith("__Host-session=")),
  ).toEqual([]);
  expect(suite.upstream.journal.count(sessionCalls.signIn.id)).toBe(0);
});
