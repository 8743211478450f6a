import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { failing, gated, replaced } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "../bff/console-suite";
import { failureIn, presentedRefreshToken, viewIn } from "./session-answers";

const suite = consoleSuite();
const { refresh, signIn } = sessionCalls;
const { list } = ordersCalls;

/** What reached the platform since the sign-in, in order. */
const trail = () => suite.upstream.journal.entries.map(({ callId }) => callId).filter((id) => id !== signIn.id);

it("SESS-012 the answer of the refresh replaces both tokens, time after time", async () => {
  const { tokens, journal } = suite.upstream;
  const email = emailOf("L1S", 90);
  tokens.lifetimeS = 1;
  const visitor = await suite.console.visitor().signIn(email);
  for (const _round of [1, 2, 3]) {
    await until("the token to reach its end", () => tokens.liveTokensOf(email) === 0);
    expect((await visitor.call(list, {})).status).toBe(200);
  }
  const presented = journal.of(refresh.id).map(presentedRefreshToken);
  const used = journal.of(list.id).map(({ token }) => token);
  expect([new Set(presented).size, new Set(used).size]).toEqual([3, 3]);
  expect(tokens.reuses).toBe(0);
});

it("SESS-012 SESS-015 CNST-002 a 403 leads to one refresh and one more try, with the new token", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.tokens.revokeAccess();
  expect((await visitor.call(list, {})).status).toBe(200);
  expect(trail()).toEqual([list.id, refresh.id, list.id]);
  const [before, after] = suite.upstream.journal.of(list.id).map(({ token }) => token);
  expect(after).not.toBe(before);
  await visitor.call(list, {});
  expect(suite.upstream.journal.of(list.id).at(-1)?.token).toBe(after);
});

it("SESS-015 a query command that is refused for its token goes the same way", async () => {
  const visitor = await suite.signedIn("ACQUIRER");
  suite.upstream.tokens.revokeAccess();
  expect((await visitor.call(receptionsCalls.list, { limit: 1 })).status).toBe(200);
  expect(trail()).toEqual([receptionsCalls.list.id, refresh.id, receptionsCalls.list.id]);
});

it("SESS-015 a second 403 is an ordinary refusal: no third try, still signed in", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.restFaults.on(list, replaced(jsonAnswer(403, { error: "Access denied" })));
  const answer = await visitor.call(list, {});
  expect([answer.status, failureIn(answer)]).toEqual([403, expect.objectContaining({ code: "forbidden" })]);
  expect(trail()).toEqual([list.id, refresh.id, list.id]);
  expect((await visitor.ask("/api/session")).status).toBe(200);
});

it("SESS-016 while a refresh is held the other calls wait for it, and none is sent a second time", async () => {
  const visitor = await suite.signedIn("L1S");
  const { journal, restFaults, tokens } = suite.upstream;
  const gate = new Gate();
  restFaults.on(refresh, gated(gate), 1);
  tokens.revokeAccess();
  const first = visitor.call(list, {});
  await journal.waitFor("the refresh", ({ callId }) => callId === refresh.id);
  const others = Array.from({ length: 20 }, () => visitor.call(list, {}));
  await journal.waitFor("the others' first tries", ({ callId }) => callId === list.id, 21);
  expect(tally(trail())).toEqual({ [list.id]: 21, [refresh.id]: 1 });
  gate.open();
  const answers = await Promise.all([first, ...others]);
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 21 });
  expect(tally(trail())).toEqual({ [list.id]: 42, [refresh.id]: 1 });
  const retried = journal.of(list.id).slice(21);
  expect(new Set(retried.map(({ token }) => token)).size).toBe(1);
});

it("SESS-017 a refused refresh signs out, with a code of its own", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.restFaults.on(refresh, failing(401, "Invalid refresh token"));
  suite.upstream.tokens.revokeAccess();
  const answer = await visitor.call(list, {});
  const { code } = failureIn(answer);
  expect([answer.status, code]).toEqual([401, "session-ended"]);
  suite.upstream.journal.clear();
  expect((await visitor.call(list, {})).status).toBe(401);
  expect((await visitor.ask("/api/session")).status).toBe(401);
  expect(trail()).toEqual([]);
});

it("SESS-021 the session's own refresh is the console's: no browser reaches the platform's refresh call", async () => {
  const visitor = await suite.signedIn("L1S");
  for (const method of ["GET", "POST", "PATCH"])
    expect((await visitor.ask("/api/rest/users/fresh-token/abcdefgh12345678", { method })).status).toBe(404);
  expect(trail()).toEqual([]);
});

it("SESS-021 reading the session tells what a browser may know, and does not ask the platform", async () => {
  const visitor = await suite.signedIn("ACCOUNTANT");
  suite.upstream.journal.clear();
  const view = viewIn(await visitor.ask("/api/session"));
  expect(view.roles.toSorted()).toEqual(["ACCOUNTANT", "USER"]);
  expect(trail()).toEqual([]);
});

it("SESS-021 opening a page with a token that has ended renews it first", async () => {
  const { tokens } = suite.upstream;
  const [visitor] = await suite.signedInWithExpiredTokens("L1S", 1);
  suite.upstream.journal.clear();
  const page = await visitor?.open("/orders");
  expect(page?.status).toBe(200);
  expect(trail()[0]).toBe(refresh.id);
  expect(suite.upstream.journal.count(refresh.id)).toBe(1);
  const later = suite.upstream.journal.entries.slice(1);
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter(({ token }) => tokens.holderOf(token) === undefined)).toEqual([]);
});
