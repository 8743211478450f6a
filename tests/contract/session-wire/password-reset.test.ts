import { passwordCalls } from "@/lib/resources/session/password.calls";
import { canaries } from "@/tests/support/fault-upstream/canaries";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { replaced, resetting } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "../bff/console-suite";
import { awaitedLines } from "../bff/log-lines";
import { failureIn, tokenLines } from "./session-answers";

const suite = consoleSuite();
const { requestPasswordReset, resetPassword } = passwordCalls;
const email = "somebody@example.test";
const hash = `${canaries.resetHash.marker}0123456789abcdef`;
/** Each request is somebody else's, from another network: resets are limited. */
const patch = (path: string, body: unknown) =>
  suite.console.visitor().ask(`/api/rest/${path}`, { method: "PATCH", body });

it("SESS-022 SESS-023 forgot password sends PATCH with the e-mail and nothing else, without a token", async () => {
  expect((await patch(requestPasswordReset.path, { email })).status).toBe(200);
  const [sent, ...more] = suite.upstream.journal.entries;
  expect(more).toEqual([]);
  expect([sent?.method, sent?.target]).toEqual(["PATCH", "/users/password/reset/request"]);
  expect(JSON.parse(sent?.body ?? "")).toEqual({ email });
  expect(sent && tokenLines(sent)).toEqual([]);
});

it("S17 a mailbox is sent three mails, whatever networks they are asked for from", async () => {
  const statuses: number[] = [];
  for (let mail = 0; mail < 4; mail += 1)
    statuses.push((await patch(requestPasswordReset.path, { email: "flooded@example.test" })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(suite.upstream.journal.count(requestPasswordReset.id)).toBe(3);
});

it.each([
  ["nothing", {}],
  ["what is no e-mail", { email: "somebody" }],
  ["a list of them", { email: [email] }],
  ["a field more", { email, clientApp: "BION" }],
])("SESS-023 %s is refused before the platform hears of it", async (_what, body) => {
  expect((await patch(requestPasswordReset.path, body)).status).toBe(400);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("S18 SESS-022 an unknown e-mail has a code of its own, by which the form chooses its words", async () => {
  suite.upstream.restFaults.on(requestPasswordReset, replaced(jsonAnswer(404, { error: { message: "Not found" } })));
  const answer = await patch(requestPasswordReset.path, { email });
  expect([answer.status, failureIn(answer).code]).toEqual([404, "not-found"]);
});

it("SESS-024 a reset sends PATCH with hash and password and nothing else, without a token", async () => {
  const password = "a-new-password-2472";
  expect((await patch(resetPassword.path, { hash, password })).status).toBe(200);
  const [sent, ...more] = suite.upstream.journal.entries;
  expect(more).toEqual([]);
  expect([sent?.method, sent?.target]).toEqual(["PATCH", "/users/password/reset"]);
  expect(JSON.parse(sent?.body ?? "")).toEqual({ hash, password });
  expect(sent && tokenLines(sent)).toEqual([]);
});

it("S17 where the platform says whose password is new, all sessions of that person end, and nobody else's", async () => {
  const who = emailOf("L1S", 700);
  const [here, there] = [await suite.console.visitor().signIn(who), await suite.console.visitor().signIn(who)];
  const other = await suite.console.visitor().signIn(emailOf("L1S", 701));
  suite.upstream.restFaults.on(resetPassword, replaced(jsonAnswer(200, { email: who.toUpperCase() })), 1);
  const answer = await patch(resetPassword.path, { hash, password: "a-new-password-2472" });
  expect(JSON.parse(answer.text)).toEqual({ data: { done: true } });
  const statuses = [here, there, other].map(async (each) => (await each.ask("/api/session")).status);
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
});

it.each([
  ["nobody", {}],
  ["what is no address", { email: 5 }],
  ["a list", [{ email: "x" }]],
])("S17 where the platform names %s, the reset succeeds and nobody is signed out", async (_what, body) => {
  const other = await suite.signedIn("L1S");
  suite.upstream.restFaults.on(resetPassword, replaced(jsonAnswer(200, body)), 1);
  expect((await patch(resetPassword.path, { hash, password: "a-new-password-2472" })).status).toBe(200);
  expect((await other.ask("/api/session")).status).toBe(200);
});

it("S17 where it refuses, nobody is signed out", async () => {
  const who = emailOf("L1S", 702);
  const visitor = await suite.console.visitor().signIn(who);
  suite.upstream.restFaults.on(resetPassword, replaced(jsonAnswer(400, { email: who, error: "expired" })), 1);
  expect((await patch(resetPassword.path, { hash, password: "a-new-password-2472" })).status).toBe(422);
  expect((await visitor.ask("/api/session")).status).toBe(200);
});

it("S17 O10 a reset that the platform leaves unanswered may be done: the person and the trail are told so", async () => {
  suite.upstream.restFaults.on(resetPassword, resetting, 1);
  const answer = await patch(resetPassword.path, { hash, password: "a-new-password-2472" });
  const failure = failureIn(answer);
  expect([answer.status, failure.mayBeDone]).toEqual([503, true]);
  const written = await awaitedLines(
    suite.console,
    "what became of it",
    ({ msg, requestId }) => msg === "written" && requestId === failure.requestId,
  );
  expect(written).toMatchObject([{ route: resetPassword.id, outcome: "unknown" }]);
});

it.each([
  ["without a hash", { password: "a-new-password-2472" }],
  ["with a hash that is a path", { hash: "../../login", password: "a-new-password-2472" }],
  ["with nine characters", { hash, password: "123456789" }],
  ["with a field more", { hash, password: "a-new-password-2472", email }],
])("SESS-008 SESS-024 a reset %s is refused before the platform hears of it", async (_what, body) => {
  expect((await patch(resetPassword.path, body)).status).toBe(400);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("SESS-025 the mailed link's page is public, is kept out of Referer headers and caches, and does not echo its hash", async () => {
  const page = await suite.console.visitor().open(`/reset-password?hash=abcdef0123456789`);
  expect(page.status).toBe(200);
  expect(page.headers["referrer-policy"]).toMatch(/^(no-referrer|same-origin|strict-origin)/);
  expect(page.headers["cache-control"]).toContain("no-store");
  expect(suite.upstream.journal.entries).toEqual([]);
});
