import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { canaries } from "@/tests/support/fault-upstream/canaries";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { emailOf, password } from "@/tests/support/fault-upstream/people";
import { failing, htmlPage, replaced } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "../bff/console-suite";
import { failureIn, presentedRefreshToken, tokenLines, viewIn } from "./session-answers";

const suite = consoleSuite();
const hour = 3_600;
const day = 24 * hour;

/** What the sign-in form sends, with any part of it replaced. */
async function sendForm(visitor: Visitor, own: Record<string, unknown>) {
  const csrf = await visitor.ask("/api/auth/csrf");
  const { data }: { data: { csrfToken: string } } = JSON.parse(csrf.text);
  const body = JSON.stringify({ rememberMe: false, password, csrfToken: data.csrfToken, ...own });
  const headers = ownPageHeaders(suite.console.address);
  return visitor.send({ method: "POST", path: "/api/auth/callback/credentials", headers, body });
}

it.each([true, false])(
  "SESS-001 SESS-002 CNST-048 signing in sends POST login with exactly four fields, rememberMe %s",
  async (rememberMe) => {
    const email = emailOf("ACQUIRER", 1);
    expect((await sendForm(suite.console.visitor(), { email, rememberMe })).status).toBe(200);
    const [sent, ...more] = suite.upstream.journal.entries;
    expect(more).toEqual([]);
    expect([sent?.method, sent?.target]).toEqual(["POST", "/login"]);
    expect(JSON.parse(sent?.body ?? "")).toEqual({ email, password, rememberMe, clientApp: "BION" });
  },
);

it("SESS-003 the session takes its tokens from apiToken and userPreferences.tokenRefresh", async () => {
  const { tokens, people, restFaults, journal } = suite.upstream;
  const person = people.find(emailOf("L1S", 70));
  if (person === undefined) throw new Error("Nobody.");
  const pair = tokens.grant(person);
  const { email, firstName, lastName, roles } = person;
  const preferences = { tokenRefresh: pair.refresh, token: "not-this-one" };
  const answer = {
    apiToken: pair.access,
    token: "nor-this",
    userPreferences: preferences,
    email,
    firstName,
    lastName,
    roles,
  };
  restFaults.on(sessionCalls.signIn, replaced(jsonAnswer(200, answer)), 1);
  const visitor = await suite.console.visitor().signIn(email);
  await visitor.call(ordersCalls.list, {});
  expect(journal.of(ordersCalls.list.id).map(({ token }) => token)).toEqual([pair.access]);
  tokens.revokeAccess();
  await visitor.call(ordersCalls.list, {});
  expect(journal.of(sessionCalls.refresh.id).map(presentedRefreshToken)).toEqual([pair.refresh]);
});

it("SESS-003 SESS-004 SESS-005 the browser learns names, e-mail and the roles expanded by inheritance", async () => {
  const email = emailOf("MAPPER_QC", 1);
  const answer = await suite.console.visitor().trySignIn(email);
  expect(viewIn(answer)).toMatchObject({ firstName: "Ana", lastName: canaries.lastName.marker, email });
  expect(viewIn(answer).roles.toSorted()).toEqual(["ACQUIRER", "MAPPER_QC", "SHELVES_MAPPER", "USER", "WH_ADMIN"]);
});

it("SESS-007 with rememberMe a session lasts 7 days unused, without it 12 hours", async () => {
  const [usual, remembered] = [suite.console.visitor(), suite.console.visitor()];
  const short = await sendForm(usual, { email: emailOf("L1S", 71), rememberMe: false });
  const long = await sendForm(remembered, { email: emailOf("L1S", 72), rememberMe: true });
  expect(Math.abs(viewIn(short).secondsLeft - 12 * hour)).toBeLessThan(60);
  expect(Math.abs(viewIn(long).secondsLeft - 7 * day)).toBeLessThan(60);
  expect(cookieLifeS(short.headers["set-cookie"])).toBeCloseTo(day, -3);
  expect(cookieLifeS(long.headers["set-cookie"])).toBeCloseTo(30 * day, -3);
});

it.each([
  ["no e-mail", { email: "" }],
  ["what is no e-mail", { email: "nobody" }],
  ["an endless e-mail", { email: `${"a".repeat(250)}@demo.test` }],
  ["no password", { password: "" }],
  ["an endless password", { password: "x".repeat(201) }],
  ["rememberMe as a text", { rememberMe: "yes" }],
  ["a client identifier of its own", { clientApp: "OTHER" }],
])("SESS-008 %s is refused before the platform hears of it", async (_what, own) => {
  const answer = await sendForm(suite.console.visitor(), { email: emailOf("L1S", 73), ...own });
  expect([answer.status, failureIn(answer).code]).toEqual([400, "invalid-request"]);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("SESS-008 an unknown e-mail, a wrong password and the platform's own words end in one text", async () => {
  const unknown = await suite.console.visitor().trySignIn("nobody@example.test");
  const wrong = await suite.console.visitor().trySignIn(emailOf("L1S", 74), { typed: "Wrong-password-1" });
  suite.upstream.restFaults.on(sessionCalls.signIn, failing(422, "This account is locked."), 1);
  const locked = await suite.console.visitor().trySignIn(emailOf("L1S", 75));
  for (const answer of [unknown, wrong, locked]) {
    expect([answer.status, failureIn(answer)]).toEqual([401, expect.objectContaining({ code: "sign-in-refused" })]);
    expect(failureIn(answer).message).toBeUndefined();
  }
});

it.each([401, 403])(
  "P13 SESS-008 a gateway's page with %d in the platform's place is no wrong password",
  async (status) => {
    suite.upstream.restFaults.on(sessionCalls.signIn, htmlPage(status), 1);
    const answer = await suite.console.visitor().trySignIn(emailOf("L1S", 77));
    expect([answer.status, failureIn(answer).code]).toEqual([502, "upstream-invalid-answer"]);
  },
);

it("SESS-010 sign-in and its answer leave no token header behind", async () => {
  const visitor = await suite.signedIn("L1S");
  // A second sign-in over a living session must not send that one's token along.
  await visitor.signIn(emailOf("L1S", 76));
  const sent = suite.upstream.journal.of(sessionCalls.signIn.id);
  expect(sent).toHaveLength(2);
  expect(sent.flatMap(tokenLines)).toEqual([]);
});

function cookieLifeS(lines: readonly string[] | undefined): number {
  const line = lines?.find((each) => each.startsWith("__Host-session=")) ?? "";
  const expires = /expires=([^;]+)/i.exec(line)?.[1];
  return (Date.parse(expires ?? "") - Date.now()) / 1_000;
}
