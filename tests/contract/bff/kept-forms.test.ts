import { randomUUID } from "node:crypto";
import type { Visitor } from "@/tests/support/console/visitor";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
const address = "/api/kept/receptions";
const kept = (text: string) => ({ values: { numberDocument: text } });

function write(visitor: Visitor, body: object, path = address) {
  return visitor.ask(path, { method: "POST", body });
}
async function found(visitor: Visitor): Promise<{ version: string; kept: object } | null> {
  return JSON.parse((await visitor.ask(address)).text).data;
}

/** Signs out as somebody who was told that what is kept goes too. */
async function leave(visitor: Visitor): Promise<unknown> {
  return JSON.parse((await visitor.ask("/api/session/sign-out?kept=drop", { method: "POST" })).text).data;
}

it("C5 what is kept is found by every session of the account, and by nobody else", async () => {
  const email = emailOf("ACQUIRER", 800);
  const [here, there] = [await suite.console.visitor().signIn(email), await suite.console.visitor().signIn(email)];
  const [version, next] = [randomUUID(), randomUUID()];
  expect(await found(there)).toBeNull();
  expect((await write(here, { version, after: null, kept: kept("007") })).status).toBe(200);
  expect(await found(there)).toMatchObject({ version, kept: kept("007") });
  expect(await found(await suite.signedIn("ACQUIRER"))).toBeNull();
  expect(JSON.parse((await there.ask("/api/kept")).text).data).toMatchObject([{ page: "receptions" }]);
  // The same once more is the same; what is not written over the version that is there is a clash, and changes nothing.
  expect((await write(here, { version, after: null, kept: kept("007") })).status).toBe(200);
  expect((await write(there, { version: next, after: null, kept: kept("8") })).status).toBe(412);
  expect((await write(there, { version: next, after: randomUUID(), kept: kept("8") })).status).toBe(412);
  expect(await found(here)).toMatchObject({ kept: kept("007") });
  const answers = await Promise.all(
    [here, there].map((each) => write(each, { version: randomUUID(), after: version, kept: kept("9") })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  // An older one is not what is dropped.
  await there.ask(`${address}?version=${version}`, { method: "DELETE" });
  expect(await found(there)).toMatchObject({ kept: kept("9") });
});

it("C5 it outlives the end of a session, and goes with a sign-out that says so", async () => {
  const email = emailOf("ACQUIRER", 801);
  const visitor = await suite.console.visitor().signIn(email);
  await write(visitor, { version: randomUUID(), after: null, kept: kept("007") });
  await visitor.ask("/api/session/sign-out", { method: "POST" });
  expect((await visitor.ask(address)).status).toBe(401);
  const again = await suite.console.visitor().signIn(email);
  expect(await found(again)).toMatchObject({ kept: kept("007") });
  // Where the session had ended before, nobody knows whose it is: it stays, and the answer does not say otherwise.
  const ended = await suite.console.visitor().signIn(email);
  await again.ask("/api/session/end-others", { method: "POST" });
  expect(await leave(ended)).toMatchObject({ done: true, keptDropped: false });
  expect(await found(again)).toMatchObject({ kept: kept("007") });
  expect(await leave(again)).toMatchObject({ done: true, keptDropped: true });
  expect(await found(await suite.console.visitor().signIn(email))).toBeNull();
});

it("C5 W1 nothing is kept for other sites, without the page's role, of another form, or over its size", async () => {
  const visitor = await suite.signedIn("ACQUIRER");
  const body = { version: randomUUID(), after: null, kept: kept("007") };
  const foreign = { "x-bff": "", "sec-fetch-site": "cross-site" };
  expect((await visitor.askFrom(foreign, address, { method: "POST", body })).status).toBe(403);
  expect(
    (await visitor.askFrom(foreign, `${address}?version=${body.version}`, { method: "DELETE", body: {} })).status,
  ).toBe(403);
  const stranger = await suite.signedIn("L1S");
  expect((await stranger.ask(address)).status).toBe(403);
  expect((await write(stranger, body)).status).toBe(403);
  expect((await write(suite.console.visitor(), body)).status).toBe(401);
  expect((await write(visitor, body, "/api/kept/orders")).status).toBe(404);
  expect((await visitor.ask(address, { method: "PATCH", body })).status).toBe(405);
  for (const wrong of [{ ...body, more: 1 }, { ...body, version: "1" }, { ...body, kept: [] }, { kept: {} }])
    expect((await write(visitor, wrong)).status).toBe(400);
  expect((await visitor.ask(address, { method: "DELETE" })).status).toBe(400);
  expect((await write(visitor, { ...body, kept: kept("x".repeat(1_000_000)) })).status).toBe(413);
  expect((await write(visitor, { ...body, kept: kept("x".repeat(1_100_000)) })).status).toBe(413);
  expect(await found(visitor)).toBeNull();
  expect((await write(visitor, { ...body, kept: kept("x".repeat(999_950)) })).status).toBe(200);
});

it("C5 an account that has things kept again and again waits, whatever session it comes from", async () => {
  const email = emailOf("ACQUIRER", 802);
  const [here, there] = [await suite.console.visitor().signIn(email), await suite.console.visitor().signIn(email)];
  const statuses = new Set<number>();
  for (let asked = 0; asked < 120 && !statuses.has(429); asked += 10) {
    const writes = Array.from({ length: 10 }, (_, index) => write(index % 2 ? here : there, { kept: "nothing" }));
    for (const { status } of await Promise.all(writes)) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([400, 429]);
  const refused = await write(here, { version: randomUUID(), after: null, kept: kept("007") });
  const lookedUp = new Set<number>();
  for (let asked = 0; asked < 150 && !lookedUp.has(429); asked += 10) {
    const looks = Array.from({ length: 10 }, (_, index) => (index % 2 ? here.ask(address) : there.ask("/api/kept")));
    for (const { status } of await Promise.all(looks)) lookedUp.add(status);
  }
  expect([...lookedUp].sort()).toEqual([200, 429]);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, expect.anything()]);
  expect(
    (await write(await suite.signedIn("ACQUIRER"), { version: randomUUID(), after: null, kept: kept("1") })).status,
  ).toBe(200);
});
