import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { failing, replaced } from "@/tests/support/fault-upstream/rest-faults";
import { pdfText } from "@/tests/support/pdf-text";
import { consoleSuite } from "./console-suite";
import { awaitedLines, type LogLine, logLines } from "./log-lines";

const suite = consoleSuite();
const person = (id: number, name: string) => ({ id, fullName: name });
const storage = { id: 3, name: "Gara de Nord" };
const count = (over: object = {}) => ({
  Id: 5,
  Status: "CLEARED",
  ProductsNumber: 2,
  Created: "2026-03-01T08:00:00Z",
  Updated: "2026-03-02T09:00:00Z",
  StorageId: 3,
  Storage: storage,
  InventoryQuantity: 11,
  ScriptQuantity: 98765,
  CreatedBy: person(1, "Ion Creangă"),
  CountedBy: person(7, "Ștefan Țuțea"),
  ClearedBy: person(8, "Ana Pop"),
  Note: "Ușa era deschisă",
  ...over,
});
const item = (id: number, name: string, over: object = {}) => ({
  Id: id,
  InventoryItemId: id,
  ProductId: id,
  Barcode: `594000000000${id}`,
  Name: name,
  InventoryQuantity: 4,
  ScriptQuantity: 98765,
  storage,
  ...over,
});
const items = [
  item(1, "Apă plată", { InventoryQuantity: 6, ScriptQuantity: 9, PurchasePrice: "2.50", Note: "raft spart" }),
  item(2, "Suc de mere", { InventoryQuantity: 5, ScriptQuantity: 5, CountedAt: "2026-03-01T10:00:00Z" }),
  // The same product once more, as another part of it.
  item(3, "Suc de mere", { ProductId: 2, InventoryQuantity: 0, ScriptQuantity: 5, CountedAt: "2026-03-01T11:00:00Z" }),
];
const toCount = [1, 2].map((id) => ({ productNodeReference: id, product: { id, name: `Produs ${id}` } }));

/** Lines of the log that a request for paper has written, with its own. */
async function linesOfPaper(since: number) {
  const route = "print/inventory/sheets";
  await awaitedLines(suite.console, "paper", (line) => line.route === route && line.msg === "request", { since });
  return logLines(suite.console.logs()).slice(since);
}

/** How many lines there are, with those of all earlier requests, which may come late: a refusal tells by which line to know that. */
async function linesSoFar(visitor: Visitor): Promise<number> {
  const { text } = await visitor.ask("/api/print/inventory/5/sheets?copies=2");
  const { requestId } = JSON.parse(text).error;
  const isLast = (line: LogLine) => line.requestId === requestId && line.msg === "request";
  await awaitedLines(suite.console, "the refusal", isLast);
  return logLines(suite.console.logs()).length;
}

function platformHas(over: object = {}): void {
  const detail = { ...count(over), InventoryItems: items };
  const rows = withJsonResponse(JSON.stringify({ Items: [detail], TotalCount: 1 }));
  suite.upstream.queryFaults.on(inventoryCalls.one, rows);
  const { restFaults } = suite.upstream;
  restFaults.on(inventoryCalls.productsToCount, replaced(jsonAnswer(200, { items: toCount, totalCount: 2 })));
  const stocks = [...toCount, { productNodeReference: 3, product: { id: 3, name: "Produs 3" } }].map((each) => ({
    ...each,
    stock: 98765,
    VAT: 19,
  }));
  restFaults.on(currentStocksCalls.ofStorage, replaced(jsonAnswer(200, { items: stocks, totalCount: 3 })));
  // A warehouse has no cells.
  restFaults.on(draftsCalls.liveMapping, failing(404));
}

async function printed(visitor: Visitor, path: string): Promise<string> {
  const { status, headers, bytes } = await visitor.ask(`/api/print/inventory/5/${path}`);
  expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  // What is longer than its place goes on in another piece.
  return pdfText(bytes)
    .map((piece) => piece.trim())
    .join(" ");
}

async function refusal(visitor: Visitor, path: string): Promise<unknown[]> {
  const { status, text } = await visitor.ask(`/api/print/inventory/${path}`);
  return [status, JSON.parse(text).error.code];
}

const books = /98[.,]?765/;

it("INVE-002 INVE-004 a closed count's protocol has its differences, values, people, moments and places to sign, in the reader's language", async () => {
  platformHas();
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const english = await printed(mapper, "protocol");
  for (const text of ["Inventory protocol 5", "Gara de Nord", "Ana Pop, 02.03.2026", "Ușa era deschisă", "raft spart"])
    expect(english).toContain(text);
  expect(english).toMatch(/1 Apă plată 5940000000001 · raft spart 9 6 -3 2\.50 -7\.50 Ștefan Țuțea /);
  expect(english).toContain("Counter Ștefan Țuțea: name, date, signature");
  expect(english).toContain("Reviewer Ana Pop: name, date, signature");
  expect(english).toContain("3 pcs, 1 product, 7.50\u00a0RON");
  expect(english).toContain("total 5");
  expect(english).toContain("Inventory protocol 5 · page 1 of 1");
  // What the books have and nobody counted stays as booked, and is not passed over.
  expect(english).toMatch(/1 product that was to be counted, and that the books have on .* left it as booked\./);
  expect(english).toMatch(/1 Produs 3 98,765/);
  mapper.cookies.set("locale", "ro");
  const romanian = await printed(mapper, "protocol");
  expect(romanian).toContain("Proces-verbal de inventariere 5");
  expect(romanian).toContain("A verificat Ana Pop: nume, dată, semnătură");
  expect(romanian).toContain("-7,50");
  suite.upstream.restFaults.on(currentStocksCalls.ofStorage, failing(500));
  expect(await printed(mapper, "protocol")).toContain("Ce nu a numărat nimeni nu a putut fi citit");
});

it("P28 sheets of a blind count have no books, whoever asks and however; those of an open one only where they were asked for", async () => {
  const [mapper, reviewer] = await Promise.all([suite.signedIn("SHELVES_MAPPER"), suite.signedIn("MAPPER_QC")]);
  platformHas({ Status: "COUNTING", IsBlind: true });
  for (const visitor of [mapper, reviewer]) {
    const sheet = await printed(visitor, "sheets");
    expect(sheet).toContain("Produs 1");
    expect(sheet).toContain("Count 5 · Ștefan Țuțea · page 1 of 1");
    // Room for what is found there and is not listed.
    expect(sheet).toMatch(/Found here, not listed above No\. Product or barcode Counted Note 1 2 3 4 5 6 7 8 9 10 /);
    expect(sheet).not.toMatch(books);
    expect(await refusal(visitor, "5/sheets?books=1")).toEqual([403, "forbidden"]);
  }
  platformHas({ Status: "COUNTING", IsBlind: false });
  expect(await printed(mapper, "sheets")).not.toMatch(books);
  expect(await printed(mapper, "sheets?books=1")).toMatch(books);
  mapper.cookies.set("locale", "ro");
  expect(await printed(mapper, "sheets")).toMatch(
    /Fișă de numărare[\s\S]*Găsite aici și neînscrise mai sus[\s\S]*A numărat Ștefan Țuțea: nume, dată, semnătură/,
  );
});

it("O10 D1 paper is for who opens the page, for the account of the page, and of what is understood alone", async () => {
  platformHas({ Status: "COUNTED" });
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  expect(await refusal(await suite.signedIn("MARKETER"), "5/sheets")).toEqual([403, "forbidden"]);
  expect(await refusal(mapper, "5/sheets?account=somebody-else")).toEqual([401, "other-account"]);
  expect(await refusal(mapper, "5/protocol")).toEqual([400, "invalid-request"]);
  expect(await refusal(mapper, "5/sheets?copies=2")).toEqual([400, "invalid-request"]);
  for (const path of ["5/labels", "0/sheets", "x/sheets", "5/sheets/more"])
    expect(await refusal(mapper, path)).toEqual([404, "not-found"]);
  const { status } = await mapper.ask("/api/print/receptions/5/sheets");
  expect(status).toBe(404);
  const posted = await mapper.ask("/api/print/inventory/5/sheets", { method: "POST", body: {} });
  expect(posted.status).toBe(405);
});

it("O10 refused paper is a page of its own in its window, in the reader's language, with the way back and nothing that runs", async () => {
  platformHas({ Status: "COUNTED" });
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  mapper.cookies.set("locale", "ro");
  const open = (path: string) => mapper.open(`/api/print/inventory/${path}`);
  const { status, headers, text } = await open("5/protocol");
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    400,
    "text/html; charset=utf-8",
    "private, no-store",
  ]);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; frame-ancestors 'none'; style-src 'sha256-[^']+'; sandbox$/,
  );
  expect(text).toContain('<html lang="ro">');
  expect(text).toContain("Doar un inventar închis are proces-verbal.");
  expect(text).toContain('<a href="/inventory?open=5">Înapoi la inventarul 5</a>');
  mapper.cookies.clear();
  const ended = await open("5/sheets");
  expect([ended.status, ended.headers["content-type"]]).toEqual([401, "text/html; charset=utf-8"]);
  expect(ended.text).toContain("Please sign in.");
});

it("INVE-002 paper of an answer that is not whole is not made: it would say less without a word", async () => {
  platformHas({ Status: "COUNTED" });
  suite.upstream.restFaults.on(inventoryCalls.productsToCount, failing(500));
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  expect(await refusal(mapper, "5/sheets")).toEqual([502, "upstream-failed"]);
  const cut = replaced(jsonAnswer(200, { items: [], totalCount: 2 }));
  suite.upstream.restFaults.on(inventoryCalls.productsToCount, cut);
  expect(await refusal(mapper, "5/sheets")).toEqual([502, "upstream-invalid-answer"]);
});

it("P20 P21 O10 paper whose reader leaves while it is drawn is not drawn on, is told as left and as no export, and frees its slot", async () => {
  platformHas({ Status: "COUNTING" });
  const many = Array.from({ length: 5_000 }, (_each, at) => ({
    productNodeReference: at + 1,
    product: { id: at + 1, name: `Produs ${at + 1}` },
  }));
  const { restFaults, journal } = suite.upstream;
  restFaults.on(inventoryCalls.productsToCount, replaced(jsonAnswer(200, { items: many, totalCount: many.length })));
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const since = await linesSoFar(mapper);
  const leaving = new AbortController();
  const paper = mapper.ask("/api/print/inventory/5/sheets", { signal: leaving.signal }).catch(() => "left");
  // Whatever it reads, it has read then.
  const hasEnded = ({ callId, closedAt }: { callId: string; closedAt: number | undefined }) =>
    callId === inventoryCalls.productsToCount.id && closedAt !== undefined;
  await journal.waitFor("its products", hasEnded);
  leaving.abort();
  expect(await paper).toBe("left");
  const lines = await linesOfPaper(since);
  expect(lines.find(({ msg }) => msg === "request")).toMatchObject({ status: 499 });
  expect(lines.filter(({ msg }) => msg === "exported")).toEqual([]);
  platformHas({ Status: "COUNTING" });
  const two = await Promise.all([1, 2].map(() => mapper.ask("/api/print/inventory/5/sheets")));
  expect(two.map(({ status }) => status)).toEqual([200, 200]);
});

it("O4 paper of many joined counts, whose calls listen for one browser's leaving, makes Node warn of nothing", async () => {
  platformHas({ Status: "COUNTING", JoinedTo: 5 });
  const { queryFaults } = suite.upstream;
  const joined = Array.from({ length: 25 }, (_each, at) => count({ Id: 5 + at, JoinedTo: 5 }));
  queryFaults.on(inventoryCalls.list, withJsonResponse(JSON.stringify({ Items: joined, TotalCount: joined.length })));
  queryFaults.on(inventoryCalls.one, ({ answer, reply }) => {
    const [asked] = JSON.parse(answer.jsonResponse).Items;
    const detail = { ...count({ Id: asked.Id, Status: "COUNTING", JoinedTo: 5 }), InventoryItems: [] };
    reply({ jsonResponse: JSON.stringify({ Items: [detail], TotalCount: 1 }), errorDetails: "" });
  });
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const since = await linesSoFar(mapper);
  expect(await printed(mapper, "sheets?all=1")).toContain("Count 29 ·");
  const told = (await linesOfPaper(since)).filter(({ level }) => level !== "info");
  expect(told).toEqual([]);
});
