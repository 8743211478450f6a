import { z } from "zod";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { failing, hanging, raw } from "@/tests/support/fault-upstream/rest-faults";
import { stocksOnWire } from "@/tests/support/fault-upstream/stock-answers";
import { consoleSuite } from "./console-suite";
import { csvLines, exported } from "./exported";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const { imagesByBarcode } = productsCalls;
const found = (...barcodes: string[]) =>
  barcodes.map((barcode) => ({ id: 1, name: "P", barcode, images: [{ url: `https://pictures.test/${barcode}.png` }] }));
const answered = (...barcodes: string[]) => raw(200, "application/json", JSON.stringify(found(...barcodes)));
const pageSchema = z.object({
  data: z.object({ items: z.array(z.object({ product: z.object({ image: z.optional(z.string()) }) })) }),
});

/** The pictures of a page of stocks, as the browser gets them. */
async function picturesOf(rows: number): Promise<(string | undefined)[]> {
  suite.upstream.queryFaults.on(currentStocksCalls.list, withJsonResponse(JSON.stringify(stocksOnWire(rows))), 1);
  const answer = await visitor.call(currentStocksCalls.list, { limit: 250 });
  expect(answer.status).toBe(200);
  return pageSchema.parse(JSON.parse(answer.text)).data.items.map(({ product }) => product.image);
}

function askedBarcodes(): string[][] {
  return suite.upstream.journal
    .of(imagesByBarcode.id)
    .map(({ target }) => new URL(target, "http://platform.test").searchParams.getAll("barcode[]"))
    .sort((one, other) => other.length - one.length);
}

it("P24 CNST-029 pictures of a page of 250 rows are asked for in two batches, not row by row", async () => {
  suite.upstream.restFaults.on(imagesByBarcode, answered("5941", "594250"), 2);
  const pictures = await picturesOf(250);
  expect(askedBarcodes().map((barcodes) => barcodes.length)).toEqual([200, 50]);
  expect(pictures[0]).toBe("https://pictures.test/5941.png");
  expect(pictures[249]).toBe("https://pictures.test/594250.png");
  expect(pictures[1]).toBeUndefined();
});

it.each([
  ["refuses", failing(500)],
  ["answers nonsense", raw(200, "text/html", "<h1>hello</h1>")],
  ["does not answer", hanging],
])("CNST-029 the rows come without pictures where the platform %s", async (_what, fault) => {
  suite.upstream.restFaults.on(imagesByBarcode, fault, 3);
  const began = performance.now();
  expect(await picturesOf(3)).toEqual([undefined, undefined, undefined]);
  expect(performance.now() - began).toBeLessThan(5000);
});

it("CNST-029 an empty page asks for none", async () => {
  expect(await picturesOf(0)).toEqual([]);
  expect(askedBarcodes()).toEqual([]);
});

describe("a file of stocks", () => {
  const stocksAs = (columns: string) => `/api/export/current_stocks?export-format=csv&export-columns=${columns}`;
  const threeStocks = () =>
    suite.upstream.queryFaults.on(currentStocksCalls.list, withJsonResponse(JSON.stringify(stocksOnWire(3))), 1);

  it("CNST-029 asks for pictures only where it has their column", async () => {
    threeStocks();
    expect(csvLines(exported(await visitor.ask(stocksAs("id.product"))))).toHaveLength(4);
    expect(askedBarcodes()).toEqual([]);
    threeStocks();
    suite.upstream.restFaults.on(imagesByBarcode, answered("5942"), 1);
    const lines = csvLines(exported(await visitor.ask(stocksAs("id.image"))));
    expect(lines.filter((line) => line.includes("https://pictures.test/5942.png"))).toHaveLength(1);
  });

  it("CNST-029 fails rather than leave pictures out without a word", async () => {
    threeStocks();
    suite.upstream.restFaults.on(imagesByBarcode, failing(500), 3);
    expect((await visitor.ask(stocksAs("id.image"))).status).toBe(502);
  });
});
