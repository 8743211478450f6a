import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { failing, replaced } from "@/tests/support/fault-upstream/rest-faults";
import { pdfText } from "@/tests/support/pdf-text";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
const product = (id: number, name: string) => ({ id, name, barcode: `594000000000${id}`, productNodeReference: id });
const long =
  "Ciocolată cu lapte și alune de pădure întregi, ambalaj festiv pentru sărbătorile de iarnă, ediție limitată 100 g";
const machines = [
  { id: 3, name: "Gara de Nord" },
  { id: 4, name: "Piața Sfatului" },
];
const shelves = [1, 2].map((position) => ({
  id: position,
  position,
  width: 900,
  height: 260,
  storageZone: 1,
  cells: [1, 2, 3].map((at) => ({
    id: position * 10 + at,
    position: at,
    alias: `F1.${position}.${at}`,
    renewProduct: at === 2,
    product: [undefined, product(1, "Apă plată 0,5 l"), product(2, long)][at === 3 ? 0 : at],
    capacity: at === 1 ? 6 : undefined,
  })),
}));
const lockers = [
  {
    id: 1,
    position: 1,
    width: 450,
    height: 600,
    storageZone: 0,
    selfPosition: 1,
    cells: [
      { id: 91, alias: "L1.1", product: product(1, "Apă plată 0,5 l"), fillOnDemand: false, orderId: 4711 },
      { id: 92, alias: "L1.2", fillOnDemand: true },
    ],
  },
];
const mapping = (over: object = {}) => ({
  id: 5,
  domain: "mapping-draft",
  name: "Sortiment de toamnă",
  blueprint: { id: 2, name: "BOB Duo" },
  blueprintVersion: 3,
  storages: machines,
  createdBy: { id: 1, firstName: "Ion", lastName: "Creangă" },
  startDate: "2026-12-01",
  shelves,
  lockers,
  ...over,
});

/** Any mapping is this one; a machine was last given draft 77. */
function platformHas(over: object = {}): void {
  const { restFaults } = suite.upstream;
  restFaults.on(draftsCalls.list, replaced(jsonAnswer(200, { items: [], totalCount: 0 })));
  restFaults.on(draftsCalls.one, replaced(jsonAnswer(200, mapping(over))));
}

async function printed(visitor: Visitor, path: string): Promise<string> {
  const { status, headers, bytes } = await visitor.ask(`/api/print/drafts/${path}`);
  expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
  return pdfText(bytes)
    .map((piece) => piece.trim())
    .join(" ");
}

async function refusal(visitor: Visitor, path: string): Promise<unknown[]> {
  const { status, text } = await visitor.ask(`/api/print/drafts/${path}`);
  return [status, JSON.parse(text).error.code];
}

it("MAPP-004 MAPP-005 MAPP-020 a draft's planogram has each machine on pages of its own, cells as they stand, flags, and a list by product, in the reader's language", async () => {
  platformHas();
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const english = await printed(mapper, "5/mapping-draft");
  for (const text of [
    "Gara de Nord",
    "Piața Sfatului",
    "BOB Duo, version 3",
    "Sortiment de toamnă (id 5)",
    "2026-12-01",
  ])
    expect(english).toContain(text);
  expect(english).toContain("Planogram of a draft that is not approved");
  expect(english).toMatch(
    /Cells with a product 5 of 8 Pieces that they take ≥ 12 Printed \d\d\.\d\d\.\d{4} \d\d:\d\d, \S/,
  );
  expect(english).toContain(
    "↻ renew the product   ◎ filled on demand only   ▣ an order waits: leave the cell closed   × pieces",
  );
  // Zone 1 from the right, the highest shelf on top; what is too long ends by its size.
  expect(english).toMatch(
    /Shelf 2 · 900 × 260 mm F1\.2\.3 free F1\.2\.2 Ciocolată .* 100 g ↻ F1\.2\.1 Apă plată 0,5 l ×6 Shelf 1/,
  );
  expect(english).toMatch(/Lockers Block 1 · 450 × 600 mm L1\.1 Apă plată 0,5 l ▣ 4711 L1\.2 ◎ /);
  expect(english).toMatch(/1 Apă plată 0,5 l 5940000000001 F1\.2\.1, F1\.1\.1, L1\.1\s▣ 3 12 /);
  // The list has names whole, in as many lines as they take.
  expect(english.replaceAll(/\s+/g, " ")).toContain(`2 ${long} 5940000000002 F1.2.2 ↻, F1.1.2 ↻ 2 –`);
  expect(english).toContain("2 products 5 ≥ 12");
  expect(english).toMatch(
    /Free cells \(2\): F1\.2\.3, F1\.1\.3 Filled on demand, without a product \(1\): L1\.2 An order waits \(1\): L1\.1\s▣\s4711/,
  );
  expect(english).toMatch(
    /Gara de Nord · Sortiment de toamnă · 2026-12-01 · page 1 of \d[\s\S]*Piața Sfatului · Sortiment/,
  );
  mapper.cookies.set("locale", "ro");
  const romanian = await printed(mapper, "5/mapping-draft?storage=4");
  expect(romanian).toContain("Planograma unei mapări neaprobate");
  expect(romanian).toContain("Celule libere (2)");
  expect(romanian).not.toContain("Gara de Nord");
});

it("MAPP-016 a live machine's planogram says which draft it was given last, says so where that cannot be read, and has no pieces where none are told", async () => {
  const bare = shelves.map((shelf) => ({ ...shelf, cells: shelf.cells.map(({ capacity, ...cell }) => cell) }));
  const live = { id: 3, domain: "live-mapping", name: "Gara de Nord", storages: [machines[0]], startDate: undefined };
  platformHas({ ...live, shelves: bare, createdBy: undefined });
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const never = await printed(mapper, "3/live-mapping");
  expect(never).toContain("Planogram: what the machine holds now");
  expect(never).toContain("Draft last applied here – Start day –");
  expect(never).not.toContain("Pieces");
  suite.upstream.restFaults.on(draftsCalls.list, failing(500));
  expect(await printed(mapper, "3/live-mapping")).toContain("Draft last applied here could not be read");
});

it("MAPP-004 a planogram of 2,000 cells has all of them, on as many pages as it takes", async () => {
  const many = Array.from({ length: 40 }, (_each, shelf) => ({
    ...shelves[0],
    id: shelf + 1,
    position: shelf + 1,
    storageZone: 2,
    cells: Array.from({ length: 50 }, (_cell, at) => ({
      id: shelf * 50 + at + 1,
      position: at + 1,
      alias: `F2.${shelf + 1}.${at + 1}`,
      renewProduct: false,
      product: product(1, "Apă plată 0,5 l"),
    })),
  }));
  platformHas({ shelves: many, lockers: [], storages: [machines[0]] });
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const text = await printed(mapper, "5/mapping-draft");
  const aliases = new Set(text.match(/F2\.\d+\.\d+/g));
  expect(aliases.size).toBe(2_000);
  expect(text).toContain("Shelf 40, part 1 of 2");
  expect(text).toContain("Apă plată 0,5 l, continued");
});

it("MAPP-004 names of a script that is written to the left, and of several lines, leave no marks on paper and stand in one line of its foot", async () => {
  platformHas({ name: "Sezon \u202eעברית", storages: [{ id: 3, name: "Automat\nדרום" }] });
  const text = await printed(await suite.signedIn("SHELVES_MAPPER"), "5/mapping-draft");
  expect(text).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/);
  expect(text).toContain("Automat דרום · Sezon עברית ·");
});

it("O10 planograms are for who opens the page, of a mapping that has one, and of a machine that the draft is for", async () => {
  platformHas();
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  expect(await refusal(await suite.signedIn("MARKETER"), "5/mapping-draft")).toEqual([403, "forbidden"]);
  expect(await refusal(mapper, "5/bob-blueprint")).toEqual([404, "not-found"]);
  // Beyond what is counted exactly there is no record.
  expect(await refusal(mapper, "9999999999999999/mapping-draft")).toEqual([404, "not-found"]);
  expect(await refusal(mapper, "5/mapping-draft?storage=99")).toEqual([404, "not-found"]);
  expect(await refusal(mapper, "5/mapping-draft?storage=x")).toEqual([400, "invalid-request"]);
  expect(await refusal(mapper, "5/mapping-draft?storage=3&storage=4")).toEqual([400, "invalid-request"]);
  expect(await refusal(mapper, "5/mapping-draft?all=1")).toEqual([400, "invalid-request"]);
  // A machine's own paper has no other machine.
  expect(await refusal(mapper, "5/live-mapping?storage=3")).toEqual([400, "invalid-request"]);
  const fleet = Array.from({ length: 200 }, (_each, at) => ({ id: at + 1, name: `Automat ${at + 1}` }));
  const wide = shelves.map((shelf) => ({ ...shelf, cells: Array.from({ length: 60 }, () => shelf.cells[0]) }));
  platformHas({ storages: fleet, shelves: wide });
  const { status, text } = await mapper.open("/api/print/drafts/5/mapping-draft");
  expect(status).toBe(400);
  expect(text).toContain("These are 24,400 cells in 200 machines, and one file has at most 20,000");
  expect(text).toContain('<a href="/drafts?domain=mapping-draft&#38;open=5">Back to the mapping</a>');
});
