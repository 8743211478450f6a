import http2 from "node:http2";
import { status } from "@grpc/grpc-js";
import type { Failure } from "@/lib/errors/codes";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import type { Visitor } from "@/tests/support/console/visitor";
import { refusing, resettingStream } from "@/tests/support/fault-upstream/query-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
const { defaultPreviews } = documentationCalls;
const address = `/api/documentation/${defaultPreviews.rpc}`;
const asked = {
  merchant: { euid: "ROONRC.J40/1/2001" },
  identifiers: { type: "BARCODE" as const, values: ["594001"] },
};
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const previews = () => visitor.call(defaultPreviews, { body: asked });
const ask = (body: unknown, path = address) => visitor.ask(path, { method: "POST", body });

it("G1 DOC-12 sends merchant, type and values as they are, and the session's own token beside them", async () => {
  const headers = { "x-auth-token": "stolen", authorization: "Bearer stolen" };
  const answer = await visitor.askFrom(headers, address, { method: "POST", body: asked });
  expect(answer.status).toBe(200);
  const [sent, ...more] = suite.upstream.journal.entries;
  expect(more).toEqual([]);
  expect(JSON.parse(sent?.body ?? "")).toEqual({ ...asked, merchant: asked.merchant });
  expect(sent?.token).toContain("CnryAccess");
  expect(JSON.stringify(sent)).not.toContain("stolen");
});

const { merchant, identifiers } = asked;

it.each<[string, object]>([
  ["a token", { ...asked, apiToken: "stolen" }],
  ["no merchant", { identifiers }],
  ["a merchant's number", { ...asked, merchant: { id: 1 } }],
  ["another type", { merchant, identifiers: { ...identifiers, type: "SKU" } }],
  ["no barcode", { merchant, identifiers: { ...identifiers, values: [] } }],
  ["a barcode that is a number", { merchant, identifiers: { ...identifiers, values: [594_001] } }],
  ["201 barcodes", { merchant, identifiers: { ...identifiers, values: Array.from({ length: 201 }, String) } }],
])("G1 CNST-029 with %s nothing reaches the platform", async (_what, body) => {
  expect((await ask(body)).status).toBe(400);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it.each(["GetExportMaxBatchSize", "QueryCommand", "__proto__", "constructor"])(
  "G1 the name %s is not found",
  async (name) => {
    expect((await ask(asked, `/api/documentation/${name}`)).status).toBe(404);
    expect(suite.upstream.journal.entries).toEqual([]);
  },
);

it("opens for whoever may open a page that looks products up, and for nobody else", async () => {
  expect((await (await suite.signedIn("ACQUIRER")).call(defaultPreviews, { body: asked })).status).toBe(200);
  suite.upstream.journal.clear();
  expect((await (await suite.signedIn("ACCOUNTANT")).call(defaultPreviews, { body: asked })).status).toBe(403);
  expect(suite.upstream.journal.count(defaultPreviews.id)).toBe(0);
});

it("R9 G2 a stream that is reset on the way heals by itself", async () => {
  const { NGHTTP2_INTERNAL_ERROR } = http2.constants;
  suite.upstream.documentationFaults.on(defaultPreviews, resettingStream(NGHTTP2_INTERNAL_ERROR), 1);
  expect((await previews()).status).toBe(200);
  expect(suite.upstream.journal.count(defaultPreviews.id)).toBe(2);
});

it.each([
  ["UNAVAILABLE", status.UNAVAILABLE, 503],
  ["INTERNAL", status.INTERNAL, 502],
  ["UNIMPLEMENTED", status.UNIMPLEMENTED, 502],
  ["INVALID_ARGUMENT", status.INVALID_ARGUMENT, 422],
  ["NOT_FOUND", status.NOT_FOUND, 404],
])("G6 the status %s is a failure without its raw text", async (_name, code, expected) => {
  suite.upstream.documentationFaults.on(defaultPreviews, refusing(code));
  const answer = await previews();
  expect(answer.status).toBe(expected);
  const { error }: Failure = JSON.parse(answer.text);
  expect(error.code).toBeTruthy();
  expect(answer.text).not.toContain("10.0.3.17");
});

it("G7 20 look-ups with an expired token cause one refresh", async () => {
  const [late] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  const answers = await inParallel(Array.from({ length: 20 }), 20, async () =>
    late?.call(defaultPreviews, { body: asked }),
  );
  expect(tally(answers.map((answer) => answer?.status ?? 0))).toEqual({ 200: 20 });
  expect(suite.upstream.journal.count(sessionCalls.refresh.id)).toBe(1);
});
