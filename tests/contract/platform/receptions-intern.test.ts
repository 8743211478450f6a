import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { operatorsToday } from "@/tests/support/operators-day";
import { expectRefused, idOf } from "./reception-suite";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const list = (query: string) => acquirer.read(receptionsInternCalls.list, `receptions_intern?limit=250&${query}`);
const pdf = (id: number) => `pdf/reception_entry_notes_intern/${id}`;
const one = (id: number) => acquirer.read(receptionsInternCalls.one, `${pdf(id)}?format=JSON`);

describe("RINT-001 RINT-005 the list of internal receptions", () => {
  it("goes from the newest to the oldest", async () => {
    const { items, totalCount } = await list("");
    expect(totalCount).toBe(24);
    const created = items.map((note) => note.created);
    expect(created).toEqual([...created].sort().reverse());
  });

  it.each([
    "sourceStorageId=x",
    "destinationStorageId=0",
    "productIds=1;2",
    "batchId=L1",
    "FromCreated=today",
    "sort=x",
    "Colour=red",
  ])("refuses %s", async (query) => {
    expect((await acquirer.get(`receptions_intern?${query}`)).status).toBe(400);
  });
});

describe("one internal reception", () => {
  it("RINT-002 RINT-003 has its lines, each with the name, barcode and picture of its own product", async () => {
    const note = await one(3);
    const ids = note.renDetails.map(({ productId }) => productId);
    const { items: known } = await acquirer.read(productsCalls.list, `products?productIds=${ids}&limit=250`);
    const optionOf = new Map(known.map((product) => [product.core_id, product]));
    const ofProducts = ids.map((id) => optionOf.get(id));
    expect(new Set(ids).size).toBeGreaterThan(1);
    expect(note.renDetails.map((line) => [line.productName, line.productBarcode, line.productImage])).toEqual(
      ofProducts.map((product) => [product?.name, product?.barcode, product?.image]),
    );
    for (const line of note.renDetails)
      expect([line.productName, line.productBarcode, line.productImage]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/^\d{13}$/),
        expect.stringMatching(/^http.*\.svg$/),
      ]);
    expect(note.renDetails.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(note.totalQuantity);
  });

  it("RINT-004 is a PDF without format=JSON", async () => {
    const { status, type, bytes } = await acquirer.file(pdf(3));
    expect([status, type]).toEqual([200, "application/pdf"]);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes("DejaVuSansCondensed")).toBe(true);
  });

  it("is not found where it is not there, in either form", async () => {
    for (const path of [pdf(99_999), `${pdf(99_999)}?format=JSON`]) expect((await acquirer.get(path)).status).toBe(404);
  });
});

describe("RINT-005 a new internal reception", () => {
  const create = (body: object) => acquirer.request("POST", "receptions_intern", body);
  const stockOf = async (storageId: number) =>
    (await acquirer.read(currentStocksCalls.tracking, `tracking_stocks?storageId=${storageId}&limit=250`)).items;
  const lying = async (storageId: number, batch: number) =>
    (await stockOf(storageId)).find((row) => row.batch.id === batch)?.stock ?? 0;
  /** Two batches that lie in storage 1, ten pieces or more of each. */
  async function twoBatches() {
    const [first, second] = (await stockOf(1)).filter(({ stock }) => stock >= 10);
    if (first === undefined || second === undefined) throw new Error("Storage 1 has too little.");
    return [first, second] as const;
  }
  const lineOf = ({ product, batch }: Awaited<ReturnType<typeof stockOf>>[number], quantity: number) => ({
    product: product.id,
    batch: batch.id,
    quantity,
  });

  it("takes each batch from the source to the destination, and has the next number", async () => {
    const [first, second] = await twoBatches();
    const lay = await Promise.all([lying(2, first.batch.id), lying(2, second.batch.id)]);
    const { items: before } = await list("sort=number&order=DESC");
    const renDetails = [lineOf(first, 3), lineOf(second, second.stock)];
    const texts = { auto: "CJ 12 ABC", delegate: "Pop Ana", observations: "Pe rampă." };
    const id = await idOf(create({ sourceStorage: 1, destinationStorage: 2, ...texts, renDetails }));
    const note = await one(id);
    expect(note).toMatchObject({
      number: `RIN ${Number(before[0]?.number.split(" ")[1]) + 1}`,
      sourceStorage: { id: 1 },
      destinationStorage: { id: 2 },
      documentDate: operatorsToday(),
      ...texts,
      totalQuantity: 3 + second.stock,
      renDetails: [
        { productId: first.product.id, quantity: 3, expirationDate: first.expirationDate },
        { productId: second.product.id, quantity: second.stock },
      ],
    });
    expect(Math.abs(Date.now() - Date.parse(note.created))).toBeLessThan(60_000);
    expect(await lying(1, first.batch.id)).toBe(first.stock - 3);
    expect(await lying(1, second.batch.id)).toBe(0);
    expect(await lying(2, first.batch.id)).toBe((lay[0] ?? 0) + 3);
    expect(await lying(2, second.batch.id)).toBe((lay[1] ?? 0) + second.stock);
  });

  it("never takes more than the source holds, in several lines neither, and leaves nothing behind then", async () => {
    const [first, second] = await twoBatches();
    const half = Math.ceil((second.stock + 1) / 2);
    const renDetails = [lineOf(first, 1), lineOf(second, half), lineOf(second, half)];
    const { totalCount } = await list("");
    await expectRefused(
      create({ sourceStorage: 1, destinationStorage: 2, renDetails }),
      409,
      `quantity: line 3, ${second.product.name}: ${2 * half} pieces would leave the stock of ${second.storage.name}, ${second.stock} are there`,
    );
    expect((await list("")).totalCount).toBe(totalCount);
    expect(await lying(1, first.batch.id)).toBe(first.stock);
    expect(await lying(1, second.batch.id)).toBe(second.stock);
  });

  it("is refused with what is not there or is none", async () => {
    const [first] = await twoBatches();
    const line = lineOf(first, 1);
    const from = { sourceStorage: 1, destinationStorage: 2, renDetails: [line] };
    const other = line.product === 1 ? 2 : 1;
    for (const [over, text] of [
      [{ destinationStorage: 1 }, "destinationStorage: must not be the source"],
      [{ sourceStorage: 99_999 }, "sourceStorage: unknown storage 99999"],
      [{ sourceStorage: undefined }, "sourceStorage"],
      [{ documentDate: "2026-02-30" }, "documentDate"],
      [{ number: "RIN 1" }, "number"],
      [{ renDetails: [] }, "renDetails"],
      [{ renDetails: [line, { ...line, product: 99_999 }] }, "renDetails.1.product: unknown product 99999"],
      [{ renDetails: [{ ...line, batch: 999_999 }] }, "renDetails.0.batch: unknown batch 999999"],
      [{ renDetails: [{ ...line, product: other }] }, `unknown batch ${line.batch} of product ${other}`],
      [{ renDetails: [{ ...line, quantity: 0 }] }, "quantity"],
      [{ renDetails: [{ ...line, quantity: 1.5 }] }, "quantity"],
      [{ renDetails: [{ ...line, quantity: 1_000_001 }] }, "quantity"],
    ] as const)
      await expectRefused(create({ ...from, ...over }), 400, text);
  });
});
