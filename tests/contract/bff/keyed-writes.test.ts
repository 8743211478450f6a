import { idempotencyHeader } from "@/lib/calls/address";
import { servicesCalls } from "@/lib/resources/services/services.calls";
import { tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer, type RestFault, send } from "@/tests/support/fault-upstream/exchange";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { failing, gated, resetting } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { type LogLine, logLines } from "./log-lines";
import { browserRestCalls, sampleRequest } from "./sample-args";

const suite = consoleSuite({ own: true, replicas: 2 });
const { create } = servicesCalls;
const body = { name: "Cafea", type: 3, price: "2.50", category: "Altele", provider: 4, active: true };
const created = () => suite.upstream.journal.count(create.id);
let visitor: Visitor;
let keys = 0;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const newKey = () => `a-key-of-its-own-${++keys}`;

function ask(
  key: string,
  { from = visitor, name = body.name, signal }: { from?: Visitor; name?: string; signal?: AbortSignal } = {},
) {
  return from.call(create, { body: { ...body, name } }, signal, { [idempotencyHeader]: key });
}

const codeOf = ({ text }: { text: string }) => JSON.parse(text).error?.code;

/** Lines of writes that began, and of whose end there is none. */
function writesWithoutEnd(lines: readonly LogLine[]): LogLine[] {
  const ended = new Set(
    lines.flatMap(({ msg, requestId }) => (msg === "written" || msg === "not written" ? [requestId] : [])),
  );
  return lines.filter(({ msg, requestId }) => msg === "writing" && !ended.has(requestId));
}

/** Another id for each record that it makes. */
function numbering(): RestFault {
  let id = 100;
  return (exchange) => {
    const answer = exchange.answer();
    const record: object = JSON.parse(answer.body.toString());
    send({ ...exchange, answer: () => jsonAnswer(200, { ...record, id: ++id }) });
  };
}

it("C1 50 parallel writes under one key over two replicas have one effect, and later ones get its answer", async () => {
  const gate = new Gate();
  suite.upstream.restFaults.on(create, gated(gate, numbering()));
  const key = newKey();
  const replicas = suite.console.replicas.map(({ origin }) => visitor.at(origin));
  const asking = Array.from({ length: 50 }, (_, index) => ask(key, { from: replicas[index % 2] }));
  await suite.upstream.journal.waitFor("the write", ({ callId }) => callId === create.id);
  // All others are answered while the one is still being made.
  const waiting = Promise.all(asking);
  const early = await Promise.race([waiting, ask(key)]);
  expect(Array.isArray(early) ? undefined : [early.status, codeOf(early), early.headers["retry-after"]]).toEqual([
    409,
    "still-running",
    "1",
  ]);
  gate.open();
  const answers = await waiting;
  const made = answers.filter(({ status }) => status === 200);
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: made.length, 409: 50 - made.length });
  expect(made.length).toBeGreaterThanOrEqual(1);
  const later = await Promise.all(replicas.map((from) => ask(key, { from })));
  expect(new Set([...made, ...later].map(({ text }) => text)).size).toBe(1);
  expect(JSON.parse(later[0]?.text ?? "").data.id).toBe(101);
  expect(created()).toBe(1);
});

it("C1 one key for two requests is refused, and reaches nobody", async () => {
  const key = newKey();
  expect((await ask(key)).status).toBe(200);
  const other = await ask(key, { name: "Ceai" });
  expect([other.status, codeOf(other)]).toEqual([422, "key-reused"]);
  expect(created()).toBe(1);
});

it("C1 somebody else's key is another one", async () => {
  const key = newKey();
  const stranger = await suite.signedIn("CHAIN_ADMIN");
  expect((await ask(key)).status).toBe(200);
  expect((await ask(key, { from: stranger, name: "Ceai" })).status).toBe(200);
  expect(created()).toBe(2);
});

it("C1 the same person finds the answer from another session", async () => {
  const key = newKey();
  const first = await ask(key);
  const elsewhere = await suite.console.visitor(1).signIn(visitor.email);
  const again = await ask(key, { from: elsewhere });
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(created()).toBe(1);
});

it("C1 what was refused may be asked for again under its key", async () => {
  const key = newKey();
  suite.upstream.restFaults.on(create, failing(409, "name: taken"), 1);
  expect((await ask(key)).status).toBe(422);
  expect((await ask(key)).status).toBe(200);
  expect(created()).toBe(2);
});

it.each([
  ["a line that broke", resetting],
  ["a platform that failed", failing(500)],
])("C1 after %s the person is told that it may be done, and the key does not do it again", async (_what, fault) => {
  const key = newKey();
  suite.upstream.restFaults.on(create, fault, 1);
  const first = await ask(key);
  expect(JSON.parse(first.text).error.mayBeDone).toBe(true);
  const second = await ask(key);
  expect([second.status, codeOf(second)]).toEqual([409, "outcome-unknown"]);
  expect(created()).toBe(1);
});

it("C1 a browser that leaves finds the answer when it asks again", async () => {
  const gate = new Gate();
  suite.upstream.restFaults.on(create, gated(gate, numbering()));
  const key = newKey();
  const leaving = new AbortController();
  const left = ask(key, { signal: leaving.signal }).catch(() => "left");
  const [entry] = await suite.upstream.journal.waitFor("the write", ({ callId }) => callId === create.id);
  leaving.abort();
  expect(await left).toBe("left");
  gate.open();
  await suite.upstream.journal.waitFor("its answer", ({ closedAt }) => closedAt !== undefined);
  expect(entry?.aborted).toBe(false);
  let again = await ask(key);
  while (again.status === 409) again = await ask(key);
  expect([again.status, JSON.parse(again.text).data.id]).toEqual([200, 101]);
  expect(created()).toBe(1);
});

it("O1 C1 a console that is told to end does not end in the middle of a write whose browser has left", async () => {
  const [, replica] = suite.console.replicas;
  if (replica === undefined) throw new Error("There is one console only.");
  const gate = new Gate();
  suite.upstream.restFaults.on(create, gated(gate, numbering()));
  const key = newKey();
  const leaving = new AbortController();
  const left = ask(key, { from: visitor.at(replica.origin), signal: leaving.signal }).catch(() => "left");
  const [entry] = await suite.upstream.journal.waitFor("the write", ({ callId }) => callId === create.id);
  leaving.abort();
  await left;
  const ended = replica.end("SIGTERM");
  await until("the listener to be closed", () =>
    visitor
      .at(replica.origin)
      .ask("/api/health/live")
      .then(
        () => false,
        () => true,
      ),
  );
  gate.open();
  expect(await ended).toBe(0);
  expect(entry?.aborted).toBe(false);
  expect(JSON.parse((await ask(key)).text).data.id).toBe(101);
  expect(created()).toBe(1);
});

it("C1 O10 a console that is killed in the middle of a write has told that it began, and the next one says that it is still running", async () => {
  const [replica] = suite.console.replicas;
  if (replica === undefined) throw new Error("There is no console.");
  const withoutEnd = () => writesWithoutEnd(logLines(replica.output()));
  const gate = new Gate();
  suite.upstream.restFaults.on(create, gated(gate, numbering()));
  const key = newKey();
  const asking = ask(key).catch(() => "lost");
  await suite.upstream.journal.waitFor("the write", ({ callId }) => callId === create.id);
  await until("its line", () => withoutEnd().length > 0);
  await replica.end("SIGKILL");
  expect(await asking).toBe("lost");
  gate.open();
  await suite.console.restart(0);
  const again = await ask(key);
  expect([again.status, codeOf(again)]).toEqual([409, "still-running"]);
  expect(created()).toBe(1);
  const mark = expect.any(String);
  expect(withoutEnd()).toMatchObject([{ route: create.id, account: mark, session: mark, network: mark }]);
});

it.each(["", "short", "x".repeat(65), "key with spaces in it"])(
  "C1 a key of another form is refused: %j",
  async (key) => {
    const { status } = await ask(key);
    expect(status).toBe(400);
    expect(created()).toBe(0);
  },
);

const signedInWrites = browserRestCalls.filter(({ method, access }) => method !== "GET" && access !== "public");

it.each(signedInWrites.map((call) => [call.id, sampleRequest(call)] as const))(
  "C1 C2 %s without a key and without a version is refused, and reaches nobody",
  async (_id, { method, path, body }) => {
    const { [idempotencyHeader]: _key, ...headers } = ownPageHeaders(suite.console.address);
    const answer = await visitor.send({ method, path, body, headers });
    expect([answer.status, codeOf(answer)]).toEqual([428, "precondition-required"]);
    expect(suite.upstream.journal.entries).toEqual([]);
  },
);
