import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { until } from "@/tests/support/console/until";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { failing, gated, hanging } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "../bff/console-suite";
import { tokenLines } from "./session-answers";

const suite = consoleSuite();
const signOut = { method: "POST" };
/** Said to the platform once the person has their answer. */
const theSignOut = () =>
  suite.upstream.journal.waitFor("the sign-out over there", ({ callId }) => callId === sessionCalls.signOut.id);

it("SESS-020 signing out ends the session at the platform: POST logout with the token and no body", async () => {
  const visitor = await suite.signedIn("L1S");
  await visitor.call(ordersCalls.list, {});
  const token = suite.upstream.journal.of(ordersCalls.list.id)[0]?.token;
  suite.upstream.journal.clear();
  expect((await visitor.ask("/api/session/sign-out", signOut)).status).toBe(200);
  await theSignOut();
  const [sent, ...more] = suite.upstream.journal.entries;
  expect(more).toEqual([]);
  expect([sent?.method, sent?.target, sent?.body]).toEqual(["POST", "/logout", ""]);
  expect(sent && tokenLines(sent)).toEqual([`x-auth-token: ${token}`]);
  await until("the token to be dead", () => suite.upstream.tokens.holderOf(token) === undefined);
});

it("SESS-020 with an access token past its end, it is renewed for the platform to listen", async () => {
  const [late] = await suite.signedInWithExpiredTokens("L1S", 1);
  suite.upstream.journal.clear();
  expect((await late?.ask("/api/session/sign-out", signOut))?.status).toBe(200);
  await theSignOut();
  const [renewal, sent, ...more] = suite.upstream.journal.entries;
  expect(more).toEqual([]);
  expect([renewal?.callId, sent?.callId]).toEqual([sessionCalls.refresh.id, sessionCalls.signOut.id]);
  await until("the new token to be dead", () => suite.upstream.tokens.holderOf(sent?.token) === undefined);
});

it("SESS-020 in the middle of a refresh, what that one brings is ended", async () => {
  const [late] = await suite.signedInWithExpiredTokens("L1S", 1);
  const gate = new Gate();
  suite.upstream.restFaults.on(sessionCalls.refresh, gated(gate), 1);
  const call = late?.at(late.origin).call(ordersCalls.list, {});
  await suite.upstream.journal.waitFor("the refresh", ({ callId }) => callId === sessionCalls.refresh.id);
  expect((await late?.ask("/api/session/sign-out", signOut))?.status).toBe(200);
  gate.open();
  expect((await call)?.status).toBe(401);
  await theSignOut();
  const [sent] = suite.upstream.journal.of(sessionCalls.signOut.id);
  await until("the new token to be dead", () => suite.upstream.tokens.holderOf(sent?.token) === undefined);
  expect(suite.upstream.journal.count(sessionCalls.refresh.id)).toBe(1);
});

it("SESS-020 a platform that is silent delays nobody", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.restFaults.on(sessionCalls.signOut, hanging);
  const answer = await visitor.ask("/api/session/sign-out", signOut);
  expect(answer.status).toBe(200);
  // Its timeout at the platform is 3 s.
  expect(answer.tookMs).toBeLessThan(2_000);
  await theSignOut();
});

it("SESS-018 SESS-019 SESS-020 the answer drops the cookie and the HTTP cache, and leaves storage to the page", async () => {
  const visitor = await suite.signedIn("L1S");
  const answer = await visitor.ask("/api/session/sign-out", signOut);
  expect(answer.headers["clear-site-data"]).toBe('"cache"');
  expect(answer.headers["set-cookie"]?.join()).toMatch(/^__Host-session=;.*Max-Age=0/i);
  expect(visitor.sessionId).toBe("");
  await theSignOut();
});

it("SESS-020 a platform that refuses the sign-out keeps nobody signed in here", async () => {
  const visitor = await suite.signedIn("L1S");
  const replay = visitor.at(visitor.origin);
  suite.upstream.restFaults.on(sessionCalls.signOut, failing(500));
  expect((await visitor.ask("/api/session/sign-out", signOut)).status).toBe(200);
  expect((await replay.ask("/api/session")).status).toBe(401);
  await theSignOut();
});

it("SESS-020 who is not signed in may sign out, and the platform hears nothing of it", async () => {
  expect((await suite.console.visitor().ask("/api/session/sign-out", signOut)).status).toBe(200);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("SESS-020 a page that is not ours cannot sign anybody out", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.journal.clear();
  const foreign = { origin: "https://evil.test", "sec-fetch-site": "cross-site", "content-type": "text/plain" };
  const answer = await visitor.send({ method: "POST", path: "/api/session/sign-out", headers: foreign, body: "" });
  expect(answer.status).toBe(403);
  expect((await visitor.ask("/api/session")).status).toBe(200);
  expect(suite.upstream.journal.entries).toEqual([]);
});
