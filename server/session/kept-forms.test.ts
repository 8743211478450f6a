import { randomUUID } from "node:crypto";
import { contextOn, grant, newSession } from "@/tests/contract/session-store/session-fixtures";
import type { SessionContext } from "./context";
import { dropKept, readKept, writeKept } from "./kept-forms";
import { createSession, type OpenSession } from "./sessions";
import { openSqliteStore } from "./store/sqlite-store";

const store = openSqliteStore(":memory:");
const context = contextOn(store);
afterAll(() => store.close());

/** A session of somebody; who signs in again has the same user by another session. */
function sessionOf(email: string, userId = email): Promise<OpenSession> {
  const user = { firstName: "Ana", lastName: "Pop", email };
  return createSession(context, newSession({ userId, grant: grant({ user }) }));
}
const keep = (session: OpenSession, after: string | null, text: string, as: SessionContext = context) => {
  const version = randomUUID();
  const kept = { values: { text } };
  return writeKept(as, session, { page: "receptions", version, after, kept, device: "Firefox on Windows" });
};

describe("C5 what is kept of a form", () => {
  it("is the account's, in whatever session, and says when and where", async () => {
    expect(await keep(await sessionOf("ana@demo.test"), null, "ș")).toBe(true);
    const found = await readKept(context, await sessionOf("ana@demo.test"), "receptions");
    expect(found).toMatchObject({ browser: "Firefox", system: "Windows", kept: { values: { text: "ș" } } });
    expect(Math.abs((found?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it("is nobody else's, of no other page, and closed to another SESSION_SECRET", async () => {
    const mine = await sessionOf("mine@demo.test");
    await keep(mine, null, "mine");
    expect(await readKept(context, await sessionOf("other@demo.test"), "receptions")).toBeUndefined();
    expect(await readKept(context, mine, "return_to_supplier")).toBeUndefined();
    expect(await readKept({ ...context, secret: "another secret of 32 characters!!" }, mine, "receptions")).toBe(
      undefined,
    );
    // Whoever writes the store puts it in another account's place, under another page's name, or over a newer one.
    const place = { userId: mine.userId, form: "receptions" };
    const stolen = await store.readKept(place);
    if (stolen === undefined) throw new Error("Nothing is kept.");
    expect(stolen.sealed).not.toContain("mine");
    const thief = await sessionOf("thief@demo.test", mine.userId);
    expect(await readKept(context, thief, "receptions")).toBeUndefined();
    await store.writeKept({ ...place, form: "return_to_supplier" }, stolen, null, 60_000);
    expect(await readKept(context, mine, "return_to_supplier")).toBeUndefined();
    await store.writeKept(place, { version: randomUUID(), sealed: stolen.sealed }, stolen.version, 60_000);
    expect(await readKept(context, mine, "receptions")).toBeUndefined();
  });

  it("is written over by whoever has seen it alone, and dropped by name", async () => {
    const session = await sessionOf("two@demo.test");
    await keep(session, null, "one");
    expect(await keep(session, null, "two")).toBe(false);
    expect(await keep(session, randomUUID(), "two")).toBe(false);
    const first = await readKept(context, session, "receptions");
    expect(first?.kept).toEqual({ values: { text: "one" } });
    expect(await dropKept(context, session, "receptions", randomUUID())).toBe(false);
    expect(await dropKept(context, session, "receptions", first?.version)).toBe(true);
    expect(await readKept(context, session, "receptions")).toBeUndefined();
  });
});
