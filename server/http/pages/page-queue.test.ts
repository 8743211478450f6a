import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { exchange } from "@/tests/support/console/http-exchange";
import { tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { pageQueue } from "./page-queue.mjs";

const concurrent = 2;
let server: Server;
let origin: string;
/** Of one server: the pages that were begun, in their order, and those whose browsers it has seen leave. */
let seen: { begun: { path: string; response: ServerResponse }[]; left: string[] };

beforeEach(async () => {
  const own: typeof seen = { begun: [], left: [] };
  seen = own;
  const admit = pageQueue(concurrent);
  server = createServer((request, response) => {
    response.once("close", () => response.writableFinished || own.left.push(request.url ?? ""));
    const { "x-network": network, "x-stranger": stranger } = request.headers;
    admit(
      response,
      { network: String(network), isKnownLiving: stranger === undefined },
      {
        begin: () => own.begun.push({ path: request.url ?? "", response }),
        refuse: () => response.writeHead(503).end(),
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo | Record<string, never> = Object(server.address());
  origin = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `/${from + index}`);
const begunPaths = () => seen.begun.map(({ path }) => path);

interface From {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

const ask = (path: string, from: From) => exchange(origin, { path, ...from }).then(({ status }) => status);

/** Asks for each once the one before has arrived, so that their order is known. */
async function askInTurn(wanted: readonly string[], from: From = {}) {
  const asked: Promise<number | "left">[] = [];
  for (const path of wanted) {
    const arrived = new Promise((resolve) => server.once("request", resolve));
    asked.push(ask(path, from).catch(() => "left"));
    await arrived;
  }
  return { asked };
}

it("O11 pages wait in the order in which they came, and those that would wait for long are refused at once", async () => {
  const { asked } = await askInTurn(paths(0, 60));
  await until("the first to begin", () => seen.begun.length === concurrent);
  // None is answered yet, so whoever has an answer was refused.
  const early = await Promise.all(asked.map((each) => Promise.race([each, pauseALittle()])));
  // Beside those that are made as many wait as are done within 500 ms, at 40 ms each: no page has ended yet.
  const admitted = concurrent + 12;
  expect(tally(early.map(String))).toEqual({ waits: admitted, 503: 60 - admitted });
  for (let page = 0; page < admitted; page += 1) {
    await until("the next to begin", () => seen.begun.length > page);
    seen.begun[page]?.response.end();
  }
  expect(tally((await Promise.all(asked)).map(String))).toEqual({ 200: admitted, 503: 60 - admitted });
  expect(begunPaths()).toEqual(paths(0, admitted));
});

it("O11 a page leaves its place with its first byte: who reads slowly keeps nobody waiting", async () => {
  await askInTurn(paths(0, 3));
  await until("the first to begin", () => seen.begun.length === concurrent);
  seen.begun[0]?.response.write("<!doctype html>");
  await until("the third to begin", () => seen.begun.length === 3);
});

it("O11 who has left is passed over, and gives up its place", async () => {
  await askInTurn(paths(0, 2));
  const leaving = new AbortController();
  const { asked: left } = await askInTurn(paths(2, 6), { signal: leaving.signal });
  const { asked: last } = await askInTurn(["/6"]);
  leaving.abort();
  expect(await Promise.all(left)).toEqual(Array(4).fill("left"));
  await until("the server to notice", () => seen.left.length === 4);
  for (const { response } of seen.begun) response.end();
  await until("the last to begin", () => seen.begun.length === 3);
  expect(begunPaths()).toEqual(["/0", "/1", "/6"]);
  seen.begun[2]?.response.end();
  expect(await Promise.all(last)).toEqual([200]);
});

const stranger = { "x-stranger": "yes" };

it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  [
    "somebody of another network",
    { "x-network": "flood" },
    { "x-network": "other" },
    ["/0", "/1", "/2", "/one", "/3", "/two"],
  ],
  ["who is signed in", { "x-network": "flood", ...stranger }, {}, ["/0", "/one", "/two", "/1", "/2"]],
])(
  "O11 a flood keeps nobody else out: %s gets in and has turns, and as many of it go",
  async (_who, flood, headers, order) => {
    const { asked } = await askInTurn(paths(0, 60), { headers: flood });
    await until("the first to begin", () => seen.begun.length > 0);
    const refusedOf = async () => {
      const early = await Promise.all(asked.map((each) => Promise.race([each, pauseALittle()])));
      return early.filter((status) => status === 503).length;
    };
    const before = await refusedOf();
    const { asked: others } = await askInTurn(["/one", "/two"], { headers });
    for (let page = 0; page < order.length; page += 1) {
      await until("the next to begin", () => seen.begun.length > page);
      seen.begun[page]?.response.end();
    }
    expect(begunPaths().slice(0, order.length)).toEqual(order);
    expect(await Promise.all(others)).toEqual([200, 200]);
    expect(await refusedOf()).toBeGreaterThan(before);
  },
);

it("O11 strangers take half of the places at the most", async () => {
  const { asked } = await askInTurn(paths(0, 4), { headers: stranger });
  const { asked: others } = await askInTurn(["/one"]);
  await until("who is signed in to begin", () => begunPaths().includes("/one"));
  expect(begunPaths()).toEqual(["/0", "/one"]);
  for (let page = 0; page < 5; page += 1) {
    await until("the next to begin", () => seen.begun.length > page);
    expect(seen.begun.filter(({ path, response }) => path !== "/one" && !response.writableEnded)).toHaveLength(
      page === 1 ? 0 : 1,
    );
    seen.begun[page]?.response.end();
  }
  expect(await Promise.all([...asked, ...others])).toEqual(Array(5).fill(200));
});

it("O11 pages that were asked for together on a connection that has closed give up their places", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write("GET /gone HTTP/1.1\r\nHost: x\r\n\r\n".repeat(6));
  await until("the first to begin", () => seen.begun.length === concurrent);
  socket.destroy();
  await until("the server to notice", () => seen.left.length > 0);
  const { asked } = await askInTurn(["/stays"]);
  await until("it to begin", () => begunPaths().includes("/stays"));
  expect(begunPaths()).toEqual(["/gone", "/gone", "/stays"]);
  seen.begun.at(-1)?.response.end();
  expect(await Promise.all(asked)).toEqual([200]);
});

function pauseALittle(): Promise<"waits"> {
  return new Promise((resolve) => setTimeout(() => resolve("waits"), 300));
}
