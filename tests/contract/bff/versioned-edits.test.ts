import { z } from "zod";
import { bffRequest, idempotencyHeader, ifMatchHeader } from "@/lib/calls/address";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { servicesCalls } from "@/lib/resources/services/services.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { tally } from "@/tests/support/console/in-parallel";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer, type RestFault } from "@/tests/support/fault-upstream/exchange";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { delayed, failing, gated, replaced, resetting } from "@/tests/support/fault-upstream/rest-faults";
import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";
import { consoleSuite } from "./console-suite";
import { awaitedLines, logLines } from "./log-lines";

const suite = consoleSuite({ replicas: 2 });
const { one, create, update } = servicesCalls;
const newService = { name: "Cafea", type: 3, price: "2.50", category: "Altele", provider: 4, active: true };
const params = { id: 17 };
const sample = z.looseObject({ name: z.string(), price: z.number() }).parse(sampleOfSchema(one.answer));
let editors: Visitor[] = [];

beforeAll(async () => {
  const [here = "", there = ""] = suite.console.replicas.map(({ origin }) => origin);
  editors = [(await suite.signedIn("CHAIN_ADMIN")).at(here), (await suite.signedIn("CHAIN_ADMIN")).at(there)];
});

/** A platform that keeps one record, and takes its time to read and to write it. */
class OneRecord {
  record = { ...sample, id: 17, name: "0", price: 2.5 };
  /** What each change was laid over. */
  readonly writes: { over: unknown; name: unknown }[] = [];

  constructor() {
    suite.upstream.restFaults.on(
      one,
      this.answering(() => this.record),
    );
    suite.upstream.restFaults.on(
      update,
      this.answering((body) => {
        const change: { name: string } = JSON.parse(body);
        this.writes.push({ over: this.record.name, name: change.name });
        this.record = { ...this.record, ...change };
        return this.record;
      }),
    );
  }

  private answering(make: (body: string) => unknown): RestFault {
    return delayed(Math.random() * 3, (exchange) => replaced(jsonAnswer(200, make(exchange.body)))(exchange));
  }
}

/** A change as a program makes it that names the version alone. */
function askWithoutKey(
  editor: Visitor,
  { name, version, signal }: { name: string; version: string; signal: AbortSignal },
) {
  const { method, address: path, body, headers } = bffRequest(update, { params, body: { name }, version });
  const { [idempotencyHeader]: _key, ...own } = ownPageHeaders(suite.console.address);
  return editor.send({ method, path, body, signal, headers: { ...own, ...headers } });
}

async function read(editor: Visitor): Promise<{ version: string; data: { name: string } }> {
  return JSON.parse((await editor.call(one, { params })).text);
}

async function versionBy(editor: Visitor, call: typeof draftsCalls.one | typeof storagesCalls.one, id: number) {
  const { version }: { version: string } = JSON.parse((await editor.call(call, { params: { id } })).text);
  return version;
}

const codeOf = ({ text }: { text: string }) => JSON.parse(text).error?.code;

it("C2 in 100 races of two editors over two replicas nobody's change is lost unseen", async () => {
  const platform = new OneRecord();
  const statuses: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const seen = await Promise.all(editors.map(read));
    const writesBefore = platform.writes.length;
    const answers = await Promise.all(
      editors.map((editor, index) =>
        editor.call(update, { params, body: { name: `${round}-${index}` }, version: seen[index]?.version }),
      ),
    );
    statuses.push(...answers.map(({ status }) => status));
    // Exactly one was made, and it was laid over what its editor had seen.
    const [made, ...more] = platform.writes.slice(writesBefore);
    expect([made?.over, more]).toEqual([seen[0]?.data.name, []]);
  }
  expect(tally(statuses)).toEqual({ 200: 100, 412: 100 });
}, 180_000);

it("C2 a change of what another program changed meanwhile is refused, and goes through over what is there by now", async () => {
  const platform = new OneRecord();
  const [editor] = editors;
  if (editor === undefined) throw new Error("Nobody is signed in.");
  const { version } = await read(editor);
  platform.record = { ...platform.record, price: 3 };
  const refused = await editor.call(update, { params, body: { name: "Ceai" }, version });
  expect([refused.status, codeOf(refused)]).toEqual([412, "changed-meanwhile"]);
  const { version: now } = await read(editor);
  expect(now).not.toBe(version);
  expect((await editor.call(update, { params, body: { name: "Ceai" }, version: now })).status).toBe(200);
  expect(platform.record).toMatchObject({ name: "Ceai", price: 3 });
});

it("C3 a change of a record that is gone is not found, and is not made", async () => {
  const platform = new OneRecord();
  const [editor] = editors;
  if (editor === undefined) throw new Error("Nobody is signed in.");
  const { version } = await read(editor);
  suite.upstream.restFaults.on(one, failing(404, "object not found"));
  const answer = await editor.call(update, { params, body: { name: "Ceai" }, version });
  expect([answer.status, JSON.parse(answer.text).error.message]).toEqual([404, "Object not found"]);
  expect(platform.writes).toEqual([]);
});

it("P6 the version is the console's own: the platform hears nothing of it", async () => {
  new OneRecord();
  const [editor] = editors;
  const { version } = await read(editor ?? suite.console.visitor());
  await editor?.call(update, { params, body: { name: "Ceai" }, version });
  const names = suite.upstream.journal.entries.flatMap(({ headers }) => headers.map(([name]) => name));
  expect(names.filter((name) => /match|idempot|etag/i.test(name))).toEqual([]);
});

it("C2 a version of another record, or where nothing tells what to read, is refused", async () => {
  const platform = new OneRecord();
  const [editor] = editors;
  if (editor === undefined) throw new Error("Nobody is signed in.");
  const { version } = await read(editor);
  const other = await editor.call(update, { params: { id: 18 }, body: { name: "Ceai" }, version });
  const unread = await editor.call(create, { body: newService }, undefined, { [ifMatchHeader]: `"${version}"` });
  expect([other.status, unread.status]).toEqual([400, 400]);
  expect([platform.writes, suite.upstream.journal.count(create.id)]).toEqual([[], 0]);
});

it("C2 MAPP-014 a version counts for the record that the change is about, wherever the change says which that is", async () => {
  const [editor] = editors;
  if (editor === undefined) throw new Error("Nobody is signed in.");
  const draft = await versionBy(editor, draftsCalls.one, 66);
  const approved = [66, 65].map((id) => editor.call(draftsCalls.approve, { params: { id }, version: draft }));
  const storage = await versionBy(editor, storagesCalls.one, 17);
  const place = { type: 2, street: "Str. Gării", number: "1", city: "Oradea", county: "Bihor" } as const;
  const addressed = [17, 18].map((id) =>
    editor.call(storagesCalls.createAddress, { body: { ...place, storage: id }, version: storage }),
  );
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
  expect([statuses(await Promise.all(approved)), statuses(await Promise.all(addressed))]).toEqual([
    [200, 400],
    [200, 400],
  ]);
  // The sample's storage has the address 1 alone.
  const moved = [1, 2].map((id) =>
    editor.call(storagesCalls.updateAddress, { params: { id }, body: { city: "Cluj" }, version: storage }),
  );
  expect(statuses(await Promise.all(moved))).toEqual([200, 400]);
  const { approve, createAddress, updateAddress } = { ...draftsCalls, ...storagesCalls };
  expect([approve, createAddress, updateAddress].map(({ id }) => suite.upstream.journal.count(id))).toEqual([1, 1, 1]);
});

it("C2 MAPP-014 an approval that does not say what was looked at is refused, under a key as well", async () => {
  const answer = await editors[0]?.call(draftsCalls.approve, { params: { id: 66 } });
  expect(answer && [answer.status, codeOf(answer)]).toEqual([428, "precondition-required"]);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("C2 after an outcome that nobody knows the next one waits, and is laid over what came of it", async () => {
  const platform = new OneRecord();
  const [first, second] = editors;
  if (first === undefined || second === undefined) throw new Error("Nobody is signed in.");
  const { version } = await read(first);
  // The line breaks, and the platform goes on.
  suite.upstream.restFaults.on(
    update,
    (exchange) => {
      setTimeout(() => {
        platform.record = { ...platform.record, name: "Al primului" };
      }, 1_000);
      return resetting(exchange);
    },
    1,
  );
  const broken = await first.call(update, { params, body: { name: "Al primului" }, version });
  expect(JSON.parse(broken.text).error.mayBeDone).toBe(true);
  const late = await second.call(update, { params, body: { name: "Al doilea" }, version });
  expect([late.status, codeOf(late)]).toEqual([412, "changed-meanwhile"]);
  expect(platform.record.name).toBe("Al primului");
});

it("C2 O10 a change under no key whose caller hangs up is made to its end, is in the trail, and the next one is laid over it", async () => {
  const platform = new OneRecord();
  const gate = new Gate();
  const [first, second] = editors;
  if (first === undefined || second === undefined) throw new Error("Nobody is signed in.");
  const { version } = await read(first);
  suite.upstream.restFaults.on(
    update,
    gated(gate, (exchange) => {
      platform.record = { ...platform.record, name: "Al primului" };
      return replaced(jsonAnswer(200, platform.record))(exchange);
    }),
    1,
  );
  const before = new Set(logLines(suite.console.logs()).map(({ requestId }) => requestId));
  const leaving = new AbortController();
  const left = askWithoutKey(first, { name: "Al primului", version, signal: leaving.signal }).catch(() => "left");
  const [sent] = await suite.upstream.journal.waitFor("the write", ({ callId }) => callId === update.id);
  leaving.abort();
  expect(await left).toBe("left");
  const next = second.call(update, { params, body: { name: "Al doilea" }, version });
  gate.open();
  expect(await next.then((answer) => [answer.status, codeOf(answer)])).toEqual([412, "changed-meanwhile"]);
  expect([sent?.aborted, platform.record.name]).toEqual([false, "Al primului"]);
  const written = await awaitedLines(
    suite.console,
    "the write",
    ({ msg, requestId }) => msg === "written" && !before.has(requestId),
  );
  expect(written).toMatchObject([{ route: update.id, outcome: "done", account: expect.any(String) }]);
});

it.each(['W/"17.abc"', "*", '"17"', '"x.0123456789012345678901"', '"17.0123456789012345678901", "b"', "17"])(
  "C2 a version of another form is refused: %s",
  async (version) => {
    const platform = new OneRecord();
    const answer = await editors[0]?.call(update, { params, body: { name: "Ceai" } }, undefined, {
      [ifMatchHeader]: version,
    });
    expect(answer?.status).toBe(400);
    expect(platform.writes).toEqual([]);
  },
);
