import { inflateSync } from "node:zlib";
import { status } from "@grpc/grpc-js";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { operatorsToday } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, QueryClient, signIn } from "./platform-client";

let platform: StartedPlatform;
let queries: QueryClient;
let apiToken: string;
let acquirer: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  queries = new QueryClient(platform.grpcTarget);
  ({ apiToken } = await signIn(platform.restUrl, "acquirer@demo.test"));
  acquirer = new PlatformClient(platform.restUrl, apiToken);
});
afterAll(async () => {
  queries.close();
  await platform.stop();
});

const list = (filters: unknown = {}, offset = 0, limit = 250) =>
  queries.read(receptionsCalls.list, { apiToken, filters, offset, limit });
const one = async (id: number) => {
  const { items } = await queries.read(receptionsCalls.one, { apiToken, filters: { ReceptionID: id } });
  return items[0];
};

describe("acquirer-receptions", () => {
  it("RECP-001 lists notes newest first, by windows of rows", async () => {
    const all = await list();
    expect(all.totalCount).toBe(36);
    const created = all.items.map((note) => note.created);
    expect(created).toEqual([...created].sort().reverse());
    const window = await list({}, 10, 5);
    expect(window.items.map((note) => note.id)).toEqual(all.items.slice(10, 15).map((note) => note.id));
  });

  it.each([{ CompanyID: "x" }, { BatchID: -1 }, { FromCreated: "2026-02-30" }, { OrderBy: "price" }, { barcode: "" }])(
    "refuses %j",
    async (filters) => {
      const { errorDetails } = await queries.send({ apiToken, queryName: "acquirer-receptions", filters });
      expect(errorDetails).toMatch(/is not allowed$/);
    },
  );

  it("tells a refused filter and an unknown query in errorDetails", async () => {
    const refused = await queries.send({ apiToken, queryName: "acquirer-receptions", filters: { Colour: "red" } });
    expect(refused).toEqual({ jsonResponse: "", errorDetails: "Colour: is not a filter of this query" });
    const unknown = await queries.send({ apiToken, queryName: "nonsense" });
    expect(unknown.errorDetails).toBe("Unknown query: nonsense");
    const broken = await queries.send({ apiToken, queryName: "acquirer-receptions", filters: "{" });
    expect(broken.errorDetails).toBe("jsonFilters is not JSON");
  });

  it("wants a token of staff", async () => {
    const customer = await signIn(platform.restUrl, "customer@demo.test");
    const queryName = "acquirer-receptions";
    await expect(queries.send({ apiToken: "", queryName })).rejects.toMatchObject({ code: status.UNAUTHENTICATED });
    await expect(queries.send({ apiToken: customer.apiToken, queryName })).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
    });
  });
});

describe("acquirer-reception-details", () => {
  it("has every edge that the screens must bear", async () => {
    const { items } = await list();
    const details = await Promise.all(items.map(({ id }) => one(id)));
    const lines = details.flatMap((note) => note?.items ?? []);
    const rates = new Set(lines.map((line) => line.rateVAT.rate));
    expect([...rates]).toEqual(expect.arrayContaining([5, 8, 9, 11, 19, 20, 21]));
    expect(details.some((note) => note?.items.length === 0)).toBe(true);
    expect(details.some((note) => (note?.vatDiscounts.length ?? 0) > 0)).toBe(true);
    expect(lines.some((line) => line.discount?.isFixedValue === true)).toBe(true);
    expect(lines.some((line) => line.discount?.isFixedValue === false)).toBe(true);
    expect(lines.some((line) => line.pricePurchase === undefined)).toBe(true);
    expect(lines.some((line) => line.quantity.quantityReceived === 0)).toBe(true);
    expect(details.some((note) => note?.currency.code === "EUR")).toBe(true);
    const today = operatorsToday();
    expect(lines.some((line) => line.expirationDate !== undefined && line.expirationDate < today)).toBe(true);
  });

  it("keeps no discounts by rate of notes from the older system", async () => {
    const { jsonResponse } = await queries.send({
      apiToken,
      queryName: "acquirer-reception-details",
      filters: { ReceptionID: 1 },
    });
    expect(JSON.parse(jsonResponse).Items[0].ReceptionEntryNoteVatDiscounts).toBeNull();
  });

  it("does not find what is not there", async () => {
    await expect(one(999_999)).rejects.toThrow("object not found");
  });
});

describe("over REST", () => {
  it("finds the notes behind a batch, and gives the same note", async () => {
    const detail = await one(20);
    const number = detail?.items[0]?.batchNumber ?? "";
    const found = await acquirer.read(receptionsCalls.listOfStock, `reception_entry_notes?batchNumber=${number}`);
    expect(found.items.map(({ id }) => id)).toContain(20);
    expect(await acquirer.read(receptionsCalls.oneOfStock, "reception_entry_notes/20")).toEqual(detail);
  });
});

describe("the PDF of a note", () => {
  it("opens, holds text, and embeds a font for ș and ț", async () => {
    const { status: code, type, bytes } = await acquirer.file("pdf/reception_entry_notes/20");
    expect([code, type]).toEqual([200, "application/pdf"]);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes("DejaVuSansCondensed")).toBe(true);
    expect(textOperators(bytes)).toBeGreaterThan(60);
  });

  it("is made for a note without lines too, and for none that is not there", async () => {
    const { items } = await list();
    const empty = items.find((note) => note.items.length === 0);
    expect((await acquirer.file(`pdf/reception_entry_notes/${empty?.id}`)).status).toBe(200);
    expect((await acquirer.get("pdf/reception_entry_notes/999999")).status).toBe(404);
  });
});

/** How many pieces of text the pages of a PDF show. */
function textOperators(pdf: Buffer): number {
  let count = 0;
  for (let at = pdf.indexOf("stream\n"); at !== -1; at = pdf.indexOf("stream\n", at + 7)) {
    try {
      const content = inflateSync(pdf.subarray(at + 7)).toString("latin1");
      count += content.match(/\bTJ\b|\bTj\b/g)?.length ?? 0;
    } catch {
      // Fonts and other streams hold no text.
    }
  }
  return count;
}
