import { currentStocksCalls, type Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, type WireList } from "./list-proof";
import { PlatformClient, QueryClient, signIn } from "./platform-client";
import { queryList } from "./query-list";

let platform: StartedPlatform;
let queries: QueryClient;
let apiToken: string;
let mapper: PlatformClient;
let list: WireList<Stock>;
let some: Stock;

beforeAll(async () => {
  platform = await startPlatform();
  ({ apiToken } = await signIn(platform.restUrl, "chain-admin@demo.test"));
  mapper = new PlatformClient(platform.restUrl, apiToken);
  queries = new QueryClient(platform.grpcTarget);
  list = queryList(queries, apiToken, currentStocksCalls.list);
  const { items } = await list("");
  const found = items.find(({ expirationDate, stock }) => expirationDate !== undefined && stock > 0);
  if (found === undefined) throw new Error("No stock that expires.");
  some = found;
});
afterAll(async () => {
  queries.close();
  await platform.stop();
});

describe("STOC-001 chain-stocks", () => {
  it("STOC-005 Characteristic: a part of brand or category", async () => {
    const { items, totalCount } = await list('Characteristic="apa"');
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThan((await list("")).totalCount);
    expect(items.some(({ product }) => product.name.includes("Apă"))).toBe(true);
  });

  it("STOC-003 of receptions: document type, number, company, created range", async () => {
    const { items } = await queries.read(receptionsCalls.one, { apiToken, filters: { ReceptionID: 20 } });
    const [note] = items;
    const total = (await list("")).totalCount;
    const day = operatorsDay(note?.created ?? "");
    for (const query of [
      `ReceptionTypeDocumentID=${note?.typeDocument.id}`,
      `ReceptionNumber="${note?.number}"`,
      `CompanyID=${note?.company.id}`,
      `FromCreated="${day}"`,
      `ToCreated="${day}"`,
    ]) {
      const found = (await list(query)).totalCount;
      expect([query, found > 0, found < total]).toEqual([query, true, true]);
    }
    const batches = new Set(note?.items.map(({ batchNumber }) => batchNumber));
    const ofNote = await list(`ReceptionNumber="${note?.number}"`);
    expect(ofNote.items.every(({ batch }) => batches.has(batch.number))).toBe(true);
  });

  it.each([
    { StorageID: "x" },
    { ProductId: 0 },
    { MinQuantity: -1 },
    { MaxQuantity: 1.5 },
    { ExpDateAfter: "2026-02-30" },
    { Barcode: "" },
    { OrderBy: "Name" },
    { Foo: 1 },
    { SerialNumber: ["a"] },
  ])("refuses %j and says why", async (filters) => {
    const { jsonResponse, errorDetails } = await queries.send({ apiToken, queryName: "chain-stocks", filters });
    expect(jsonResponse).toBe("");
    expect(errorDetails).not.toBe("");
  });

  it("STOC-004 shows the warehouse beside the storage, and VAT and node of the product", async () => {
    const { items } = await list("");
    const machine = items.find(({ storage, warehouseStock }) => storage.id >= 9 && warehouseStock > 0);
    const inWarehouse = items.filter(({ storage, product }) => storage.id === 1 && product.id === machine?.product.id);
    expect(machine?.warehouseStock).toBe(inWarehouse.reduce((total, { stock }) => total + stock, 0));
    expect(
      items.every(({ VAT, productNodeReference, product }) => VAT > 0 && productNodeReference === product.id),
    ).toBe(true);
  });
});

describe("what stock is worth", () => {
  const filters = { ExpDateBefore: "2030-01-01", MinQuantity: 1 };

  it("STOC-001 of each: its pieces at the net purchase price", async () => {
    const { items } = await queries.read(currentStocksCalls.list, { apiToken, filters, limit: 250 });
    const wrong = items.filter(
      ({ stock, purchasePrice = "", value = "" }) => Math.round(Number(purchasePrice) * 100) * stock !== bani(value),
    );
    expect([items.length > 0, wrong]).toEqual([true, []]);
  });

  it("STOC-002 of all that the filters leave together, where it is asked for", async () => {
    const all = await everyStock(filters);
    const totals = await queries.read(currentStocksCalls.list, {
      apiToken,
      filters: { ...filters, Totals: true },
      limit: 1,
    });
    expect(totals).toMatchObject({
      totalCount: all.length,
      totalPieces: all.reduce((sum, { stock }) => sum + stock, 0),
    });
    expect(bani(totals.totalValue ?? "")).toBe(all.reduce((sum, { value = "" }) => sum + bani(value), 0));
    const unasked = await queries.read(currentStocksCalls.list, { apiToken, filters, limit: 1 });
    expect([unasked.totalPieces, unasked.totalValue]).toEqual([undefined, undefined]);
    const none = { ExpDateBefore: "2000-01-01", Totals: true };
    expect(await queries.read(currentStocksCalls.list, { apiToken, filters: none, limit: 1 })).toMatchObject({
      totalPieces: 0,
      totalValue: "0.00",
    });
  });

  const bani = (amount: string) => Math.round(Number(amount) * 100);

  async function everyStock(asked: object): Promise<Stock[]> {
    const found: Stock[] = [];
    for (;;) {
      const args = { apiToken, filters: asked, limit: 250, offset: found.length };
      const { items, totalCount } = await queries.read(currentStocksCalls.list, args);
      found.push(...items);
      if (found.length >= totalCount) return found;
    }
  }
});

describe("other reads of stock", () => {
  it("current-stock-by-products adds up all storages", async () => {
    const { items: stocks } = await list(`ProductId=${some.product.id}`);
    const filters = { ProductIDs: [some.product.id] };
    const { items, totalCount } = await queries.read(currentStocksCalls.byProducts, { apiToken, filters });
    expect(totalCount).toBe(1);
    expect(items[0]?.stock).toBe(stocks.reduce((sum, { stock }) => sum + stock, 0));
    expect(items[0]?.storages).toBe(new Set(stocks.map(({ storage }) => storage.id)).size);
  });

  it("product-current-stock-by-storages goes storage by storage", async () => {
    const filters = { ProductID: some.product.id };
    const { items } = await queries.read(currentStocksCalls.ofProduct, { apiToken, filters, limit: 100 });
    const { items: stocks } = await list(`ProductId=${some.product.id}`);
    expect(items.map(({ storage }) => storage.id).sort()).toEqual(
      [...new Set(stocks.map(({ storage }) => storage.id))].sort(),
    );
  });

  it("mapped-products-stock tells cells and stock of a machine's products", async () => {
    const { items } = await queries.read(currentStocksCalls.mapped, { apiToken, filters: { StorageIDs: [9] } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ storage }) => storage.id === 9)).toBe(true);
    expect(items.some(({ stock }) => stock > 0)).toBe(true);
    const { shelves, lockers } = await mapper.read(draftsCalls.liveMapping, "storages/9/live-mapping");
    const mapped = [...shelves, ...lockers].flatMap(({ cells }) => cells.flatMap(({ product }) => product?.id ?? []));
    expect(lockers.some(({ cells }) => cells.some(({ product }) => product !== undefined))).toBe(true);
    for (const { product, cells } of items) expect(mapped.filter((id) => id === product.id)).toHaveLength(cells);
    expect(new Set(items.map(({ product }) => product.id))).toEqual(new Set(mapped));
  });

  it("one product in one storage, none lying there included", async () => {
    const { storage, product } = some;
    const path = `current-stocks/storage/${storage.id}/product-node-reference`;
    const { items } = await list(`StorageID=${storage.id}&ProductId=${product.id}`);
    const found = await mapper.read(currentStocksCalls.ofNode, `${path}/${product.id}`);
    expect(found.stock).toBe(items.reduce((sum, { stock }) => sum + stock, 0));
    expect(
      (await mapper.read(currentStocksCalls.ofNode, "current-stocks/storage/8/product-node-reference/1")).stock,
    ).toBe(0);
    expect((await mapper.get(`${path}/9999`)).status).toBe(404);
  });

  it("tracking_stocks takes the parameters of 2§7", async () => {
    const { storage, product, supplier, batch } = some;
    const tracking: WireList<Stock> = (query) =>
      mapper.read(currentStocksCalls.tracking, `tracking_stocks?limit=250&${query}`);
    await expectNarrowed(tracking, `storageId=${storage.id}`, (each) => each.storage.id === storage.id);
    await expectNarrowed(tracking, `barcode=${product.barcode}`, (each) => each.product.id === product.id);
    await expectNarrowed(tracking, `supplierId=${supplier.id}`, (each) => each.supplier.id === supplier.id);
    await expectNarrowed(tracking, `batchId=${batch.id}`, (each) => each.batch.id === batch.id);
    const name = encodeURIComponent(product.name);
    await expectNarrowed(tracking, `productName=${name}`, (each) => each.product.id === product.id);
  });
});

describe("the ledger of movements", () => {
  it("sums to each stock, newest first, and a reception's lines stand in it with their note and who made it", async () => {
    const { items } = await mapper.read(currentStocksCalls.movements, "tracking_stocks?movements=true&limit=250");
    const { items: stocks } = await mapper.read(currentStocksCalls.tracking, "tracking_stocks?limit=250");
    const stockOf = new Map(stocks.map(({ id, stock }) => [id, stock]));
    expect(items.length).toBeGreaterThan(100);
    const wrong = items.filter(
      ({ id, movements = [] }) => movements.reduce((sum, { pieces }) => sum + pieces, 0) !== stockOf.get(id),
    );
    expect(wrong).toEqual([]);
    const moments = items.flatMap(({ movements = [] }) => movements.slice(1).map((each, at) => [movements[at], each]));
    expect(moments.filter(([newer, older]) => (newer?.moment ?? "") < (older?.moment ?? ""))).toEqual([]);
    const received = items.flatMap(({ movements = [] }) => movements).find(({ kind }) => kind === "RECEPTION");
    expect(received).toMatchObject({ documentId: expect.any(Number), madeBy: { fullName: expect.any(String) } });
  });

  it("STOC-001 of one product in a storage it says all batches, what each has now and how many movements there are", async () => {
    const { storage, product } = some;
    const query = `movements=true&limit=250&storageId=${storage.id}&barcode=${product.barcode}`;
    const { items } = await mapper.read(currentStocksCalls.movements, `tracking_stocks?${query}`);
    const { stock } = await mapper.read(
      currentStocksCalls.ofNode,
      `current-stocks/storage/${storage.id}/product-node-reference/${product.id}`,
    );
    expect(items.reduce((sum, each) => sum + (each.stock ?? 0), 0)).toBe(stock);
    const wrong = items.filter(
      ({ product: own, movements, movementCount }) => own?.id !== product.id || movements?.length !== movementCount,
    );
    expect(wrong).toEqual([]);
  });

  it("has what a new note brings", async () => {
    const line = { product: 14, storage: 1, rateVAT: 4, quantity: { quantityInvoice: 5, quantityReceived: 5 } };
    const { status, body } = await mapper.request("POST", "reception_entry_notes", {
      company: 5,
      typeDocument: 1,
      seriesDocument: 1,
      currency: 1,
      numberDocument: "LEDGER",
      documentDate: "2026-03-14",
      ReceptionEntryNoteItems: [{ ...line, batchNumber: "LEDGER" }],
    });
    expect(status).toBe(200);
    const { items } = await mapper.read(currentStocksCalls.movements, "tracking_stocks?movements=true&storageId=1");
    const [moved] = items.filter(({ batch }) => batch.number === "LEDGER");
    expect(moved?.movements).toMatchObject([{ pieces: 5, kind: "RECEPTION", documentId: Object(body).id }]);
  });
});
