import { once } from "node:events";
import { connect } from "node:net";
import type { Call } from "@/lib/calls/call";
import { documentationServiceCalls, queryCalls } from "@/lib/resources/call-table";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { isExhaustive } from "@/tests/support/exhaustive";
import { consoleSuite } from "./console-suite";
import { browserRestCalls, sampleRequest, writtenFiles } from "./sample-args";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const megabyte = 1024 * 1024;
const withBody: readonly Call[] = [
  ...[...browserRestCalls, ...writtenFiles].filter(({ body }) => body !== undefined),
  ...queryCalls,
  ...documentationServiceCalls,
];
const rows = withBody.map((call) => [call.id, { ...sampleRequest(call), longest: longestOf(call) }] as const);

/** Pictures travel as base64, so their calls take more; without a session nobody needs much. */
function longestOf(call: Call): number {
  if (call.access === "public") return 4 * 1024;
  return call.kind === "rest" && call.carriesImages ? 8 * megabyte : megabyte;
}

const headersOf = () => ownPageHeaders(suite.console.address);
const nothingForwarded = () => expect(suite.upstream.journal.entries).toEqual([]);

const made = new Map<number, Buffer>();

/** A JSON object of exactly so many bytes; made once, for every row sends the same ones. */
function jsonOf(bytes: number): Buffer {
  const empty = JSON.stringify({ filler: "" });
  const json = made.get(bytes) ?? Buffer.from(JSON.stringify({ filler: "x".repeat(bytes - empty.length) }));
  made.set(bytes, json);
  return json;
}

describe.each(rows)("%s", (_id, { method, path, body = "{}", longest }) => {
  it("P11 a body of one byte over the limit is 413", async () => {
    expect((await visitor.send({ method, path, headers: headersOf(), body: jsonOf(longest + 1) })).status).toBe(413);
    nothingForwarded();
  });

  it("P11 a body just under the limit is read, and refused for its content alone", async () => {
    expect((await visitor.send({ method, path, headers: headersOf(), body: jsonOf(longest - 1) })).status).toBe(400);
    nothingForwarded();
  });

  it("P11 a body in chunks, without a length, is 411", async () => {
    const headers = { ...headersOf(), "transfer-encoding": "chunked" };
    expect((await visitor.send({ method, path, headers, body })).status).toBe(411);
    nothingForwarded();
  });

  it("P11 a body that is shorter than its length never counts", async () => {
    const answer = await sendShort(method, path, body);
    expect(answer === "" || /^HTTP\/1\.1 4\d\d/.test(answer)).toBe(true);
    nothingForwarded();
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "",
  ])("P11 a body of type '%s' is 415", async (type) => {
    const { "content-type": _, ...headers } = headersOf();
    const typed = type === "" ? headers : { ...headers, "content-type": type };
    expect((await visitor.send({ method, path, headers: typed, body })).status).toBe(415);
    nothingForwarded();
  });

  it.each(["{", "", "nul", "[]", "5", '"text"', "null", '{"__proto__":{"x":1}}', '{"unknown":1}', "\u0000"])(
    "P23 the body %j is 400, and none at all 400 or 411",
    async (text) => {
      const { status } = await visitor.send({ method, path, headers: headersOf(), body: text });
      expect(text === "" ? [400, 411] : [400]).toContain(status);
      nothingForwarded();
    },
  );
});

/** By endpoint and limit, which is all that decides here: above, every row has its own limit by the byte (decision 0027). */
const byEndpoint = new Map(rows.map((row) => [`${row[1].path.split("/")[2]} ${row[1].longest}`, row[1]]));

it.each(isExhaustive ? rows : [...byEndpoint])(
  "P11 a body of 15 MB, more than Next itself reads, is 413: %s",
  async (_where, { method, path }) => {
    expect((await visitor.send({ method, path, headers: headersOf(), body: jsonOf(15 * megabyte) })).status).toBe(413);
    nothingForwarded();
  },
);

/** Promises more bytes than it sends, then ends its half of the connection. */
async function sendShort(method: string, path: string, body: string): Promise<string> {
  const { hostname, port, host } = new URL(suite.console.replicas[0]?.origin ?? "");
  const socket = connect(Number(port), hostname);
  const head = Object.entries({ ...headersOf(), host, cookie: `__Host-session=${visitor.sessionId}` });
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...head.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length + 50}`,
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  const chunks: string[] = [];
  socket.on("data", (chunk) => chunks.push(String(chunk)));
  socket.on("error", () => undefined);
  await once(socket, "close");
  return chunks.join("");
}
