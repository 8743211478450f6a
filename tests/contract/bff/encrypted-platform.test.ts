import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marketplaceCalls } from "@/lib/resources/galleries/marketplace.calls";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { until } from "@/tests/support/console/until";
import { secretsIn } from "@/tests/support/fault-upstream/canaries";
import { makeAuthority } from "@/tests/support/tls/certificates";
import { openTlsFront, type TlsFront } from "@/tests/support/tls/tls-front";
import { type ConsoleSuite, consoleSuite } from "./console-suite";
import { logLines } from "./log-lines";

const authority = makeAuthority("An authority of the operator's own");
const service = authority.issue("127.0.0.1");
let folder = "";
const fronts: TlsFront[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-tls-"));
});

afterAll(async () => {
  await Promise.all(fronts.map((front) => front.stop()));
  await rm(folder, { recursive: true });
});

async function inFile(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text, { mode: 0o600 });
  return join(folder, name);
}

type Front = Omit<Parameters<typeof openTlsFront>[0], "to">;

async function frontOf(part: "rest" | "query", of: () => ConsoleSuite, settings: Front): Promise<TlsFront> {
  const to = () =>
    Number(new URL(part === "rest" ? of().upstream.rest.origin : `x://${of().upstream.query.target}`).port);
  const front = await openTlsFront({ ...settings, to });
  fronts.push(front);
  return front;
}

async function expectUnreachable(suite: ConsoleSuite, answer: { status: number; text: string }, reason: string) {
  expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('"upstream-unreachable"')]);
  const told = () => logLines(suite.console.logs()).some((line) => line.upstreamReason === reason);
  await until("the log to say why", told);
}

describe("with the operator's own authority and a certificate of the console", () => {
  let rest: TlsFront;
  let query: TlsFront;
  const suite: ConsoleSuite = consoleSuite(async () => {
    const clientsCa = authority.cert;
    const own = authority.issue("console");
    rest = await frontOf("rest", () => suite, { identity: service, protocol: "http/1.1", clientsCa });
    query = await frontOf("query", () => suite, { identity: service, protocol: "h2", clientsCa });
    const elsewhere = authority.issue("another.test");
    const wrong = await frontOf("rest", () => suite, { identity: elsewhere, protocol: "http/1.1" });
    return {
      env: {
        PLATFORM_REST_URL: `https://127.0.0.1:${rest.port}`,
        PLATFORM_GRPC_TARGET: `grpcs://127.0.0.1:${query.port}`,
        DOCUMENTATION_GRPC_TARGET: `grpcs://127.0.0.1:${query.port}`,
        MARKETPLACE_URL: `https://127.0.0.1:${wrong.port}`,
        PLATFORM_CA_FILE: await inFile("ca.pem", authority.cert),
        PLATFORM_CERT_FILE: await inFile("console.pem", own.cert),
        PLATFORM_KEY_FILE: await inFile("console.key", own.key),
      },
    };
  });

  it("P25 G10 both ways work, and neither a token nor a password can be read on the way", async () => {
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    expect((await visitor.call(ordersCalls.list, {})).status).toBe(200);
    expect((await visitor.call(receptionsCalls.list, { limit: 5 })).status).toBe(200);
    const asked = { merchant: { euid: "RO.1" }, identifiers: { type: "BARCODE" as const, values: ["594001"] } };
    expect((await visitor.call(documentationCalls.defaultPreviews, { body: asked })).status).toBe(200);
    const tokens = suite.upstream.journal.entries.flatMap(({ token }) => token ?? []);
    expect(secretsIn(tokens.join(), "log")).toEqual(["access token"]);
    for (const front of [rest, query]) {
      expect(front.seenOnTheWay().length).toBeGreaterThan(500);
      expect(secretsIn(front.seenOnTheWay(), "log")).toEqual([]);
    }
  });

  it("P25 a service that shows the certificate of another host is told nothing", async () => {
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    suite.upstream.journal.clear();
    await expectUnreachable(suite, await visitor.call(marketplaceCalls.taxons, {}), "certificate");
    expect(suite.upstream.journal.entries).toEqual([]);
  });
});

describe("without that authority", () => {
  let marketplace: TlsFront;
  let query: TlsFront;
  const suite: ConsoleSuite = consoleSuite(async () => {
    marketplace = await frontOf("rest", () => suite, { identity: service, protocol: "http/1.1" });
    query = await frontOf("query", () => suite, { identity: service, protocol: "h2" });
    return {
      env: {
        MARKETPLACE_URL: `https://127.0.0.1:${marketplace.port}`,
        PLATFORM_GRPC_TARGET: `grpcs://127.0.0.1:${query.port}`,
        // What a person in a hurry sets must not open the tokens to anybody.
        NODE_TLS_REJECT_UNAUTHORIZED: "0",
      },
    };
  });

  it("P25 G10 the same services are told nothing, and the log says why", async () => {
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    suite.upstream.journal.clear();
    await expectUnreachable(suite, await visitor.call(marketplaceCalls.taxons, {}), "certificate");
    await expectUnreachable(suite, await visitor.call(receptionsCalls.list, { limit: 5 }), "unavailable");
    expect(suite.upstream.journal.entries).toEqual([]);
    for (const front of [marketplace, query]) {
      expect(front.seenOnTheWay()).not.toBe("");
      expect(secretsIn(front.seenOnTheWay(), "log")).toEqual([]);
    }
  });
});
