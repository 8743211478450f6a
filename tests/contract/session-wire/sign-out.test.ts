import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { failing } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "../bff/console-suite";
import { tokenLines } from "./session-answers";

const suite = consoleSuite();
const signOut = { method: "POST" };

it("SESS-020 signing out ends the session at the platform: POST logout with the token and no body", async () => {
  const visitor = await suite.signedIn("L1S");
  await visitor.call(ordersCalls.list, {});
  const token = suite.upstream.journal.of(ordersCalls.list.id)[0]?.token;
  suite.upstream.journal.clear();
  expect((await visitor.ask("/api/session/sign-out", signOut)).status).toBe(200);
  const [sent, ...more] = suite.upstream.journal.entries;
  expect(more).toEqual([]);
  expect([sent?.method, sent?.target, sent?.body]).toEqual(["POST", "/logout", ""]);
  expect(sent && tokenLines(sent)).toEqual([`x-auth-token: ${token}`]);
  expect(suite.upstream.tokens.holderOf(token)).toBeUndefined();
});

it("SESS-018 SESS-019 SESS-020 the answer drops the cookie and the HTTP cache, and leaves storage to the page", async () => {
  const visitor = await suite.signedIn("L1S");
  const answer = await visitor.ask("/api/session/sign-out", signOut);
  expect(answer.headers["clear-site-data"]).toBe('"cache"');
  expect(answer.headers["set-cookie"]?.join()).toMatch(/^__Host-session=;.*Max-Age=0/i);
  expect(visitor.sessionId).toBe("");
});

it("SESS-020 a platform that refuses the sign-out keeps nobody signed in here", async () => {
  const visitor = await suite.signedIn("L1S");
  const replay = visitor.at(visitor.origin);
  suite.upstream.restFaults.on(sessionCalls.signOut, failing(500));
  expect((await visitor.ask("/api/session/sign-out", signOut)).status).toBe(200);
  expect((await replay.ask("/api/session")).status).toBe(401);
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
