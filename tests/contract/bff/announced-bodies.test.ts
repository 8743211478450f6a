import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { inParallel } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { newNetwork, ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "./console-suite";
import { sampleRequest } from "./sample-args";

const suite = consoleSuite({ replicas: 2 });
let visitor: Visitor;
beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** Of all bodies that are coming at once; of one network half. */
const mostAtOnce = 128 * megabyte;
/** Of one account, from wherever and under however many sessions. */
const mostOfOne = 16 * megabyte;

const signIn = "/api/auth/callback/credentials";
const withPictures = sampleRequest(galleriesCalls.create).path;
const usual = sampleRequest(catalogPriceCalls.create).path;

interface Announced {
  readonly path: string;
  /** What is said of the body, of which not a byte comes. */
  readonly headers: Record<string, string>;
  readonly hasSession?: boolean;
  /** Instead of the one who is signed in for all tests. */
  readonly by?: Visitor;
  /** Instead of one that lives. */
  readonly sessionId?: string;
  readonly network?: string;
}

/** Sends a head alone. */
async function announce({ path, headers, network = newNetwork(), ...who }: Announced): Promise<Socket> {
  const { hasSession = false, by = visitor, sessionId = hasSession ? by.sessionId : undefined } = who;
  const { hostname, port } = new URL(suite.console.replicas[0]?.origin ?? "");
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const cookie = sessionId === undefined ? {} : { cookie: `__Host-session=${sessionId}` };
  const host = new URL(suite.console.address).host;
  const all = { host, ...ownPageHeaders(suite.console.address), "x-forwarded-for": network, ...cookie, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

const withoutOne = () => randomBytes(32).toString("base64url");

const refusalOf = async (socket: Socket) => {
  const [answer] = await once(socket, "data");
  const [, status, code] = /^HTTP\/1\.1 (\d+) [\s\S]*"code":"([\w-]+)","requestId":"[0-9a-f]{12}"/.exec(answer) ?? [];
  return [Number(status), code];
};

const length = (bytes: number) => ({ "content-length": String(bytes) });

it.each<[string, number, string, Announced]>([
  ["10 MB at the sign-in", 413, "too-large", { path: signIn, headers: length(10 * megabyte) }],
  ["5 KB at the sign-in", 413, "too-large", { path: signIn, headers: length(5 * kilobyte) }],
  [
    "5 KB at the sign-in, by somebody signed in",
    413,
    "too-large",
    { path: signIn, headers: length(5 * kilobyte), hasSession: true },
  ],
  [
    "9 MB at a call with pictures",
    413,
    "too-large",
    { path: withPictures, headers: length(9 * megabyte), hasSession: true },
  ],
  ["2 MB at a query", 413, "too-large", { path: "/api/query/users", headers: length(2 * megabyte), hasSession: true }],
  ["5 KB at a call, without a session", 401, "unauthenticated", { path: usual, headers: length(5 * kilobyte) }],
  [
    "5 KB at a call, with a session that is none",
    401,
    "unauthenticated",
    { path: usual, headers: length(5 * kilobyte), sessionId: withoutOne() },
  ],
  [
    "7 MB at a call with pictures, with a session that is none and by a sender who asks whether to send it",
    401,
    "unauthenticated",
    { path: withPictures, headers: { ...length(7 * megabyte), expect: "100-continue" }, sessionId: withoutOne() },
  ],
  ["20 KB of a report", 413, "too-large", { path: "/api/csp-report", headers: length(20 * kilobyte) }],
  [
    "who knows how much at the sign-in",
    411,
    "length-required",
    { path: signIn, headers: { "transfer-encoding": "chunked" } },
  ],
])("P11 %s is refused before a byte of it has come: %d", async (_what, status, code, announced) => {
  const socket = await announce(announced);
  expect(await refusalOf(socket)).toEqual([status, code]);
  await once(socket, "close");
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("P11 of the bodies that are coming only so many are taken, of one network half as many, and small ones always", async () => {
  const size = 8 * megabyte;
  const half = mostAtOnce / size / 2;
  const [one, other] = [newNetwork(), newNetwork()];
  const coming: Socket[] = [];
  const people = await inParallel(Array.from({ length: mostAtOnce / mostOfOne }), 4, () =>
    suite.signedIn("CHAIN_ADMIN"),
  );
  const take = async (network: string, count: number) => {
    for (let body = 0; body < count; body += 1) {
      const by = people[coming.length % people.length];
      coming.push(await announce({ path: withPictures, headers: length(size), hasSession: true, by, network }));
    }
  };
  const refused = (network: string) =>
    announce({ path: withPictures, headers: length(size), hasSession: true, network }).then(refusalOf);
  await take(one, half);
  expect(await refused(one)).toEqual([503, "overloaded"]);
  await take(other, half);
  expect(await refused(newNetwork())).toEqual([503, "overloaded"]);
  const { method, path, body } = sampleRequest(catalogPriceCalls.create);
  expect((await visitor.send({ method, path, body, headers: ownPageHeaders(suite.console.address) })).status).toBe(200);
  for (const socket of coming) socket.destroy();
  await until("the others to be gone", async () => (await sendLarge(visitor)) === 400);
  expect([await sendLarge(visitor), await sendLarge(visitor)]).toEqual([400, 400]);
  // Each that was cut has given back its own place, and no more.
  coming.length = 0;
  await take(one, half);
  expect(await refused(one)).toEqual([503, "overloaded"]);
  // Those that bring nothing are ended, and the room is free again.
  const ended = await Promise.all(coming.map((socket) => once(socket, "data")));
  expect(ended.map(([answer]) => String(answer).slice(0, 13))).toEqual(Array(half).fill("HTTP/1.1 408 "));
  expect(await sendLarge(visitor, { "x-forwarded-for": one })).toBe(400);
});

it("P11 one account's bodies leave room for those of others in its network, however often it signs in", async () => {
  const [first, other] = [await suite.signedIn("CHAIN_ADMIN"), await suite.signedIn("CHAIN_ADMIN")];
  const again = await suite.console.visitor().signIn(first.email);
  const network = newNetwork();
  const large = { path: withPictures, headers: length(mostOfOne / 2), hasSession: true, network };
  const coming = [await announce({ ...large, by: first }), await announce({ ...large, by: again })];
  for (const by of [first, again])
    expect(await refusalOf(await announce({ ...large, by, network: newNetwork() }))).toEqual([503, "overloaded"]);
  expect(await sendLarge(other, { "x-forwarded-for": network })).toBe(400);
  expect(await sendLarge(again, {}, 60 * kilobyte)).toBe(400);
  for (const socket of coming) socket.destroy();
  await until("its own to be taken again", async () => (await sendLarge(again)) === 400);
});

it("P11 a body that comes slowly is waited for", async () => {
  const socket = await announce({ path: withPictures, headers: length(megabyte), hasSession: true });
  const answer = once(socket, "data").then(([bytes]) => String(bytes));
  // Longer than one that brings nothing is waited for.
  for (let part = 0; part < 16; part += 1) {
    socket.write("x".repeat(10));
    expect(await Promise.race([answer, pause(500, "none yet")])).toBe("none yet");
  }
  socket.destroy();
});

it("P11 the first that a replica sees of a session may be a large body", async () => {
  const [, other] = suite.console.replicas;
  const elsewhere = await suite.signedIn("CHAIN_ADMIN");
  expect(await sendLarge(elsewhere.at(other?.origin ?? ""))).toBe(400);
});

it("P11 who asks whether to send a body is told to go on where it may come", async () => {
  const socket = await announce({
    path: withPictures,
    headers: { ...length(100 * kilobyte), expect: "100-continue" },
    hasSession: true,
  });
  expect(String((await once(socket, "data"))[0])).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("x".repeat(100 * kilobyte));
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});

/** Read, and refused for its content alone. @returns its status */
async function sendLarge(person: Visitor, further: Record<string, string> = {}, size = 7 * megabyte): Promise<number> {
  const body = JSON.stringify({ filler: "x".repeat(size) });
  const headers = { ...ownPageHeaders(suite.console.address), ...further };
  return (await person.send({ method: "POST", path: withPictures, body, headers })).status;
}
