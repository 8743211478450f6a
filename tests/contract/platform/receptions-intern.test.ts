import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
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
  it("RINT-002 RINT-003 has its lines, each with name, barcode and picture", async () => {
    const note = await one(3);
    expect(note.renDetails.length).toBeGreaterThan(0);
    expect(note.renDetails.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(note.totalQuantity);
    for (const line of note.renDetails) {
      expect(line.productName).not.toBe("");
      expect(line.productBarcode).toMatch(/^\d{13}$/);
      expect(line.productImage).toMatch(/\.svg$/);
    }
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
