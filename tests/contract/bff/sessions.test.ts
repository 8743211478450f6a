import { randomBytes } from "node:crypto";
import { accountHeader } from "@/lib/calls/address";
import { servicesCalls } from "@/lib/resources/services/services.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import type { SessionView } from "@/lib/session/session-view";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { sessionCookie, type Visitor } from "@/tests/support/console/visitor";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();

async function viewOf(visitor: Visitor): Promise<SessionView> {
  const answer = await visitor.ask("/api/session");
  expect(answer.status).toBe(200);
  const { data }: { data: SessionView } = JSON.parse(answer.text);
  return data;
}

const hundred = Array.from({ length: 100 }, (_, index) => index);

it("S2 100 sign-ins over an old, a foreign and a forged id: always a new id, the presented one ends", async () => {
  const outcomes = await inParallel(hundred, 4, async (index) => {
    const foreign = index % 3 === 1 ? (await suite.signedIn("L1S")).sessionId : undefined;
    const old = index % 3 === 0 ? (await suite.signedIn("L1S")).sessionId : undefined;
    const presented = old ?? foreign ?? randomBytes(32).toString("base64url");
    const visitor = suite.console.visitor();
    visitor.cookies.set(sessionCookie, presented);
    await visitor.signIn(emailOf("ACQUIRER", 500 + index));
    const replay = suite.console.visitor();
    replay.cookies.set(sessionCookie, presented);
    return { isNew: visitor.sessionId !== presented, replayed: (await replay.ask("/api/session")).status };
  });
  expect(tally(outcomes.map(({ isNew }) => String(isNew)))).toEqual({ true: 100 });
  expect(tally(outcomes.map(({ replayed }) => replayed))).toEqual({ 401: 100 });
});

it("S2 showing the sign-in page neither adopts nor sets an id", async () => {
  const visitor = suite.console.visitor();
  const forged = randomBytes(32).toString("base64url");
  visitor.cookies.set(sessionCookie, forged);
  const page = await visitor.open("/login");
  expect(page.status).toBe(200);
  expect((page.headers["set-cookie"] ?? []).filter((line) => /^__Host-session=[^;]/.test(line))).toEqual([]);
  expect((await visitor.ask("/api/session")).status).toBe(401);
});

it("S2 the cookie holds 43 URL-safe characters and is bound to this host", async () => {
  const visitor = suite.console.visitor();
  const answer = await visitor.trySignIn(emailOf("L1S", 900));
  const line = (answer.headers["set-cookie"] ?? []).find((each) => each.startsWith(`${sessionCookie}=`));
  expect(line).toMatch(/^__Host-session=[A-Za-z0-9_-]{43};/);
  for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Strict"])
    expect(line?.toLowerCase()).toContain(attribute.toLowerCase());
  expect(line).not.toMatch(/domain=/i);
});

it("S19 O10 a page of another account does nothing by this one's session, not even sign it out; its own pages do, and what names no account", async () => {
  const [before, visitor] = [await suite.signedIn("CHAIN_ADMIN"), await suite.signedIn("CHAIN_ADMIN")];
  const [theirs, own] = [(await viewOf(before)).account, (await viewOf(visitor)).account];
  expect(own).not.toBe(theirs);
  const body = { name: "Cafea", type: 3, price: "2.50", category: "Altele", provider: 4, active: true };
  const writeAs = async (mark: Record<string, string>): Promise<number> =>
    (await visitor.call(servicesCalls.create, { body }, undefined, mark)).status;
  suite.upstream.journal.clear();
  for (const named of [theirs, "", `${own}, ${theirs}`, "__proto__"]) {
    const mark = { [accountHeader]: named };
    const written = await visitor.call(servicesCalls.create, { body }, undefined, mark);
    const read = await visitor.call(usersCalls.list, {}, undefined, mark);
    const asked = ["/api/session/sign-out?kept=drop", "/api/session/sign-out", "/api/session/end-others"];
    const ended = await inParallel(asked, 1, (path) =>
      visitor.askFrom(mark, path, { method: "POST", body: undefined }),
    );
    for (const { status, text } of [written, read, ...ended])
      expect([status, JSON.parse(text).error.code]).toEqual([401, "other-account"]);
  }
  expect(suite.upstream.journal.entries).toEqual([]);
  expect([await writeAs({ [accountHeader]: own }), await writeAs({})]).toEqual([200, 200]);
  expect((await viewOf(visitor)).account).toBe(own);
});

/** 200 ways to claim a role that was not granted. */
const claims = ["DEVELOPER", "CHAIN_ADMIN", "SUPER_ADMIN", "ROLE_DEVELOPER", "L3S"].flatMap((role) => [
  ...["x-role", "x-roles", "x-user-role", "x-forwarded-role", "x-auth-roles", "x-middleware-request-role"].map(
    (name) => ({
      headers: { [name]: role },
    }),
  ),
  ...["role", "roles", "chosenRole", "next-auth.session-token", "user"].map((name) => ({
    cookie: [name, role] as const,
  })),
  ...["role", "chosenRole", "roles"].flatMap((name) => [
    { path: "/api/session/role", body: { [name]: role } },
    { path: "/api/session/role", body: { [name]: [role] } },
    { path: "/api/session/role", body: { role: "ACQUIRER", [name]: role, roles: [role] } },
    { path: "/api/auth/session", body: { data: { [name]: role } } },
    { path: "/api/auth/session", body: { [name]: role } },
    { path: `/api/session/role?${name}=${role}`, body: {} },
    { path: "/api/session", body: { [name]: role } },
  ]),
  ...["__proto__", "constructor"].map((name) => ({
    path: "/api/session/role",
    body: `{"${name}":{"role":"${role}"}}`,
  })),
  ...["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"].map((method) => ({
    method,
    path: `/api/session/role?role=${role}`,
  })),
]);

it(`S12 ${claims.length} forged claims of a role have no effect`, async () => {
  expect(claims.length).toBeGreaterThanOrEqual(200);
  const visitor = await suite.signedIn("ACQUIRER");
  const before = await viewOf(visitor);
  expect(before.roles).toEqual(["USER", "WH_ADMIN", "ACQUIRER"]);
  const statuses = await inParallel(claims, 8, async (claim) => {
    const claimant = visitor.at(visitor.origin);
    if ("cookie" in claim) claimant.cookies.set(...claim.cookie);
    const headers = "headers" in claim ? claim.headers : {};
    if ("path" in claim) {
      const method = "method" in claim ? claim.method : "POST";
      await claimant.askFrom(headers, claim.path, { method, body: "body" in claim ? claim.body : undefined });
    }
    const forbidden = await claimant.askFrom(headers, "/api/rest/users?limit=1", { method: "GET", body: undefined });
    return forbidden.status;
  });
  // 400: headers by which Next talks to itself are refused before anything reads them.
  expect(statuses.filter((status) => status !== 403 && status !== 400)).toEqual([]);
  expect(suite.upstream.journal.count(usersCalls.list.id)).toBe(0);
  const { roles, pages, tabs } = await viewOf(visitor);
  expect({ roles, pages, tabs }).toEqual({ roles: before.roles, pages: before.pages, tabs: before.tabs });
});

it("S12 a granted role can be chosen, which shows that the refusals above are about the role", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  const answer = await visitor.ask("/api/session/role", { method: "POST", body: { role: "ACQUIRER" } });
  expect(answer.status).toBe(200);
  expect((await viewOf(visitor)).chosenRole).toBe("ACQUIRER");
});

it.each(["CLIENT", "PRE_CLIENT", "COURIER", "APP"] as const)(
  "S12 %s: who may not enter the panel gets no session",
  async (role) => {
    const visitor = suite.console.visitor();
    const answer = await visitor.trySignIn(emailOf(role));
    const mayEnter = role === "APP";
    expect(answer.status).toBe(mayEnter ? 200 : 403);
    expect(visitor.sessionId !== "").toBe(mayEnter);
  },
);

it("S12 roles taken away by the platform are gone with the next refresh", async () => {
  const [visitor] = await suite.signedInWithExpiredTokens("L3S", 1);
  if (visitor === undefined) throw new Error("Nobody.");
  const { email } = await viewOf(visitor);
  const person = suite.upstream.people.find(email);
  if (person) person.roles = ["ROLE_ACQUIRER"];
  await visitor.call(usersCalls.list, {});
  expect((await viewOf(visitor)).roles).toEqual(["USER", "WH_ADMIN", "ACQUIRER"]);
  expect((await visitor.call(usersCalls.list, {})).status).toBe(403);
});
