import type { MySession } from "@/lib/session/session-client";
import type { Visitor } from "@/tests/support/console/visitor";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();

async function sessionsOf(visitor: Visitor): Promise<MySession[]> {
  const { data }: { data: MySession[] } = JSON.parse((await visitor.ask("/api/session/list")).text);
  return data;
}

const statusOf = async (visitor: Visitor): Promise<number> => (await visitor.ask("/api/session")).status;

it("SHELL-015 one of my sessions ends all the others of mine, and nobody else's", async () => {
  const email = emailOf("L1S", 700);
  const [here, there, elsewhere] = [suite.console.visitor(), suite.console.visitor(), suite.console.visitor()];
  for (const each of [here, there, elsewhere]) await each.signIn(email);
  const stranger = await suite.signedIn("L1S");
  expect(await sessionsOf(here)).toHaveLength(3);

  const answer = await here.ask("/api/session/end-others", { method: "POST" });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: { ended: 2 } }]);
  expect(await Promise.all([here, there, elsewhere, stranger].map(statusOf))).toEqual([200, 401, 401, 200]);
  expect(await sessionsOf(here)).toMatchObject([{ isCurrent: true }]);
});

it("SHELL-015 a session of somebody else cannot be ended by its name", async () => {
  const [mine, stranger] = [await suite.signedIn("L1S"), await suite.signedIn("L1S")];
  const [theirs] = await sessionsOf(stranger);
  const answer = await mine.ask("/api/session/end-other", { method: "POST", body: { id: theirs?.ref } });
  expect(answer.status).toBe(404);
  expect(await statusOf(stranger)).toBe(200);
});

it("SHELL-015 what is listed says when and with what, and holds no token, no address and no key of the cookie", async () => {
  const visitor = await suite.signedIn("L1S");
  const [session = {}] = await sessionsOf(visitor);
  expect(Object.keys(session).sort()).toEqual(["browser", "createdAt", "isCurrent", "lastSeenAt", "ref", "system"]);
  expect(JSON.stringify(session)).not.toContain(visitor.sessionId);
});
