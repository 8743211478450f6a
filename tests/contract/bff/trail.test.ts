import { createHash } from "node:crypto";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { servicesCalls } from "@/lib/resources/services/services.calls";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { exchange } from "@/tests/support/console/http-exchange";
import { strayLines } from "@/tests/support/console/log-form";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { canaries } from "@/tests/support/fault-upstream/canaries";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { failing, replaced, resetting } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { awaitedLines, type LogLine, logLines } from "./log-lines";

const { resetPassword } = passwordCalls;
const suite = consoleSuite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
const mark = expect.stringMatching(/^[0-9a-f]{12}$/);
/** What the browser keeps an account's saved filters under. */
const accountInPage = /\\"account\\":\\"[0-9a-f]{16}\\"/;
const newService = { name: "Cafea", type: 3, price: "2.50", category: "Altele", provider: 4, active: true };
const from = (address: string) => ({ "x-forwarded-for": address });
const lines = () => logLines(suite.console.logs());
const keyOf = ({ sessionId }: Visitor) => createHash("sha256").update(sessionId).digest("hex");
const marksOf = ({ account, network, session }: LogLine) => ({ account, network, session });

/** The lines of an event since a moment, once there are so many. */
function linesOf(msg: string, count: number, since = 0): Promise<LogLine[]> {
  return awaitedLines(suite.console, msg, (line) => line.msg === msg, { count, since });
}

/** The last line of an event; what is done must have been waited for. */
async function lastLine(msg: string, since: number): Promise<LogLine> {
  const last = (await linesOf(msg, 1, since)).at(-1);
  if (last === undefined) throw new Error(`No line of ${msg}.`);
  return last;
}

it("O10 a wave of guesses is seen as one, and tied to the session that it ended in", async () => {
  const [first, second] = [emailOf("L1S", 1), emailOf("L1S", 2)];
  const attacker = suite.console.visitor();
  const headers = from("203.0.113.5");
  await attacker.trySignIn(first, { typed: "guess-1", headers });
  await attacker.trySignIn(first.toUpperCase(), { typed: "guess-2", headers });
  await attacker.trySignIn(second, { typed: "guess-3", headers });
  expect((await attacker.trySignIn(second, { headers })).status).toBe(200);
  const refused = await linesOf("sign-in refused", 3);
  const [signedIn] = await linesOf("signed in", 1);
  expect(signedIn).toMatchObject({ account: mark, network: mark, session: mark });
  const [one, sameAgain, other] = refused;
  expect(refused).toHaveLength(3);
  expect(new Set(refused.map(({ network }) => network))).toEqual(new Set([signedIn?.network]));
  expect([sameAgain?.account, other?.account]).toEqual([one?.account, signedIn?.account]);
  expect(one?.account).not.toBe(signedIn?.account);
  expect(refused.map(({ code }) => code)).toEqual(Array(3).fill("sign-in-refused"));
  await attacker.call(ordersCalls.list, { query: { limit: 5 } });
  const request = () => lines().find(({ msg, route }) => msg === "request" && route === ordersCalls.list.id);
  await until("the line of its request", () => request() !== undefined);
  expect(request()?.session).toBe(signedIn?.session);
});

it("O10 S19 somebody elsewhere has other marks, and no mark can be had without the secret", async () => {
  const since = lines().length;
  const email = emailOf("L1S", 2);
  const elsewhere = suite.console.visitor();
  await elsewhere.trySignIn(email, { headers: from("198.51.100.9") });
  const [here] = await linesOf("signed in", 1);
  const there = await lastLine("signed in", since);
  expect(there.account).toBe(here?.account);
  expect([there.network, there.session]).not.toContain(here?.network);
  expect(there.session).not.toBe(here?.session);
  const page = (await elsewhere.open("/profile")).text;
  expect(page).toMatch(accountInPage);
  // A browser is told the keys of its person's sessions, and they stand in the session store.
  const known = [email, `account ${email}`, `browser ${email}`, "198.51.100.9", elsewhere.sessionId, keyOf(elsewhere)];
  for (const text of known)
    for (const algorithm of ["sha256", "sha1", "md5"])
      expect(suite.console.logs() + page).not.toContain(createHash(algorithm).update(text).digest("hex").slice(0, 12));
});

it("O10 who is limited leaves a line: before an account is known, by network alone", async () => {
  const since = lines().length;
  const attacker = suite.console.visitor();
  for (let guess = 0; guess < 6; guess += 1)
    await attacker.trySignIn(emailOf("L1S", 3), { typed: `guess-${guess}`, headers: from("203.0.113.6") });
  const [limited] = await linesOf("limited", 1, since);
  const [refused] = await linesOf("sign-in refused", 1, since);
  expect(limited && marksOf(limited)).toEqual(refused && marksOf(refused));
  expect(limited).toMatchObject({ account: mark, network: mark, route: "auth/callback/credentials" });
});

describe("O10 what somebody signed in does", () => {
  let person: Visitor;
  let since: number;
  let who: ReturnType<typeof marksOf>;

  beforeEach(async () => {
    since = lines().length;
    person = await suite.signedIn("CHAIN_ADMIN");
    who = marksOf(await lastLine("signed in", since));
  });

  it("leaves two lines for a write: it begins, and it is made, may be made, or is not; none where it is refused before that", async () => {
    await person.call(servicesCalls.create, { body: newService });
    const written = await lastLine("written", since);
    expect(written).toMatchObject({ ...who, route: servicesCalls.create.id, outcome: "done" });
    suite.upstream.restFaults.on(servicesCalls.create, resetting, 1);
    await person.call(servicesCalls.create, { body: { ...newService, name: "Ceai" } });
    expect((await linesOf("written", 2, since)).at(-1)).toMatchObject({ ...who, outcome: "unknown" });
    suite.upstream.restFaults.on(servicesCalls.create, failing(409, "name: taken"), 1);
    await person.call(servicesCalls.create, { body: { ...newService, name: "Lapte" } });
    const failed = await lastLine("not written", since);
    expect(failed).toMatchObject({ ...who, route: servicesCalls.create.id });
    await person.ask("/api/rest/services", { method: "POST", body: { name: "" } });
    const ends = [...(await linesOf("written", 2, since)), failed].map(({ requestId }) => requestId);
    const begun = await linesOf("writing", 3, since);
    expect(begun.map(({ requestId }) => requestId)).toEqual(ends);
    for (const line of begun) expect(line).toMatchObject({ ...who, route: servicesCalls.create.id });
  });

  it("leaves a line for a file, and for a list as a file with its rows", async () => {
    await person.ask("/api/download/pdf/reception_entry_notes/17");
    await person.ask("/api/export/orders?&export-format=csv&export-columns=id");
    const [file, list] = await linesOf("exported", 2, since);
    expect(file).toMatchObject({ ...who, record: 17 });
    expect(list).toMatchObject({ ...who, route: "export/orders", outcome: "done" });
  });

  it("leaves a line for a sign-out, once", async () => {
    await person.ask("/api/session/sign-out", { method: "POST" });
    expect(marksOf(await lastLine("signed out", since))).toEqual(who);
    await person.ask("/api/session/sign-out", { method: "POST" });
    await until("the second request's line", () => {
      const ofRoute = lines()
        .slice(since)
        .filter(({ route, msg }) => msg === "request" && route === "session/sign-out");
      return ofRoute.length === 2;
    });
    expect(await linesOf("signed out", 1, since)).toHaveLength(1);
  });

  it("leaves a line for the session that ends because somebody signs in in its place", async () => {
    await person.signIn(emailOf("L1S", 4));
    expect(marksOf(await lastLine("signed out", since))).toEqual(who);
    expect((await linesOf("signed in", 2, since)).at(-1)?.session).not.toBe(who.session);
  });

  it("leaves a line for another session that they end, with its mark, and for all others with their number", async () => {
    const email = emailOf("L1S", 5);
    const here = await suite.console.visitor().signIn(email);
    const there = await suite.console.visitor().signIn(email);
    const [mine, theirs] = (await linesOf("signed in", 3, since)).slice(1).map(marksOf);
    await here.ask("/api/session/end-other", { method: "POST", body: { id: keyOf(there) } });
    expect(marksOf(await lastLine("signed out", since))).toEqual({ ...mine, session: theirs?.session });
    await suite.console.visitor().signIn(email);
    await here.ask("/api/session/end-others", { method: "POST" });
    const [, all] = await linesOf("signed out", 2, since);
    expect(all).toMatchObject({ account: mine?.account, network: mine?.network, count: 1 });
    expect(all?.session).toBeUndefined();
  });

  it("leaves a line for the sessions that a new password ends, by whom the platform names", async () => {
    const answer = replaced(jsonAnswer(200, { email: person.email.toUpperCase() }));
    suite.upstream.restFaults.on(resetPassword, answer, 1);
    const body = { hash: `${canaries.resetHash.marker}0123456789abcdef`, password: "a-new-password-2472" };
    await suite.console.visitor().ask(`/api/rest/${resetPassword.path}`, { method: "PATCH", body });
    const [out] = await linesOf("signed out", 1, since);
    expect(out).toMatchObject({ account: who.account, network: mark, count: 1, route: resetPassword.id });
    expect([out?.session, out?.network === who.network]).toEqual([undefined, false]);
  });

  it("leaves a line for each page: its template, status, milliseconds, session and network", async () => {
    await person.open("/orders?page=2");
    await person.open("/orders/17");
    await suite.console.visitor().open("/orders");
    const [page, unknown, toSignIn] = await linesOf("page", 3, since);
    const { network, session } = who;
    expect(page).toMatchObject({ route: "/orders", status: 200, session, network, requestId: mark });
    expect(page?.milliseconds).toBeGreaterThan(0);
    expect(unknown).toMatchObject({ route: "unknown", status: 307, session: who.session });
    expect(toSignIn).toMatchObject({ route: "/orders", status: 307 });
    expect(toSignIn?.session).toBeUndefined();
  });

  it.each([
    ["alone, with a blank", (id: string) => `__Host-session=${id} ; a=b`],
    ["after one that is none", (id: string) => `__Host-session=${id.slice(1)}; __Host-session=${id}`],
    ["with a sign behind it", (id: string) => `__Host-session=${id}=x`],
  ])("a page that a cookie opens is a line with its session: %s", async (_how, spelt) => {
    const { status } = await person.send({ path: "/profile", headers: { cookie: spelt(person.sessionId) } });
    expect([status, (await lastLine("page", since)).session]).toEqual([200, who.session]);
  });

  it("leaves a line with network and session for whatever is refused before a page or call is asked", async () => {
    await person.send({ path: "/api/session", headers: { "x-middleware-subrequest": "1" } });
    await person.send({ path: "/_next/nothing" });
    await person.send({ method: "POST", path: "/api/auth/signout", body: "x".repeat(5_000) });
    await person.send({ path: "/api/session", headers: { expect: "something" } });
    const { network, session } = who;
    expect(await lastLine("refused by the middleware", since)).toMatchObject({ status: 400, network, session });
    const refused = await linesOf("refused by the listener", 3, since);
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [404, undefined],
      [413, "too-large"],
      [417, undefined],
    ]);
    for (const line of refused) expect(line).toMatchObject({ network, session });
  });
});

it("O5 nothing that a caller writes is in any line, wherever they write it", async () => {
  const planted = "Plantat7c3e";
  const person = await suite.signedIn("CHAIN_ADMIN");
  const headers = {
    "user-agent": planted,
    referer: `https://${planted}.test/`,
    "x-forwarded-for": `${planted}, 192.0.2.${planted}`,
    "x-console-request": planted.toLowerCase(),
    traceparent: planted,
    "idempotency-key": `${planted}-0123456789`,
    "if-match": `"17.${planted}"`,
  };
  for (const path of [`/${planted}`, `/orders?${planted}=1`, `/api/${planted}`, `/api/rest/${planted}`])
    await person.send({ path, headers });
  await person.askFrom(headers, "/api/rest/services/17", { method: "PATCH", body: { [planted]: planted } });
  await person.askFrom(headers, `/api/query/${planted}`, { method: "POST", body: { filters: { [planted]: 1 } } });
  await person.trySignIn(`${planted}@example.test`, { typed: planted, headers });
  const report = { "effective-directive": planted, "blocked-uri": `https://${planted}.test/${planted}` };
  const asReport = { "content-type": "application/csp-report" };
  await person.askFrom(asReport, "/api/csp-report", { method: "POST", body: { "csp-report": report } });
  await exchange(suite.console.replicas[0]?.origin ?? "", { path: `/%${planted}` });
  await person.send({ path: "/orders", headers: { "x-middleware-subrequest": planted } });
  const broken = await linesOf("content security policy broken", 1);
  expect(broken.at(-1)).toMatchObject({ directive: "other", blocked: "https" });
  await linesOf("refused by the listener", 1);
  expect(suite.console.logs().toLowerCase()).not.toContain(planted.toLowerCase());
  expect(strayLines(suite.console.logs())).toEqual([]);
});

it("O10 the process says when it listens, drains and has ended", async () => {
  await linesOf("console listening", 1);
  expect(await suite.console.replicas[0]?.end("SIGTERM")).toBe(0);
  const stages = lines().filter(({ msg }) => msg.startsWith("console "));
  expect(stages.map(({ msg }) => msg)).toEqual(["console listening", "console draining", "console ended"]);
});
