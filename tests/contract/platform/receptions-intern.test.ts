import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let acquirer: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  acquirer = await clientOf(platform.restUrl, "acquirer@demo.test");
});
afterAll(() => platform.stop());

const read = (query: string) => acquirer.read(receptionsInternCalls.list, `receptions_intern?${query}`);
const list = (query: string) => read(`limit=250&${query}`);
const pdf = (id: number) => `pdf/reception_entry_notes_intern/${id}`;
const one = (id: number) => acquirer.read(receptionsInternCalls.one, `${pdf(id)}?format=JSON`);

describe("RINT-001 RINT-005 the list of internal receptions", () => {
  it("goes from the newest to the oldest", async () => {
    const { items, totalCount } = await list("");
    expect(totalCount).toBe(24);
    const created = items.map((note) => note.created);
    expect(created).toEqual([...created].sort().reverse());
  });

  it("FILT-052 number: as it is written on the note, or a part of it", async () => {
    await expectNarrowed(list, "renNumber=RIN%205007", ({ number }) => number === "RIN 5007");
    await expectNarrowed(list, "renNumber=501", ({ number }) => number.includes("501"));
  });

  it("FILT-052 source and destination storages, one or several", async () => {
    await expectNarrowed(list, "sourceStorageId=1", ({ sourceStorage }) => sourceStorage.id === 1);
    await expectNarrowed(list, "sourceStorageId=1,2", ({ sourceStorage }) => [1, 2].includes(sourceStorage.id));
    await expectNarrowed(list, "destinationStorageId=8", ({ destinationStorage }) => destinationStorage.id === 8);
    await expectNarrowed(
      list,
      "sourceStorageId=1&destinationStorageId=8",
      (note) => note.sourceStorage.id === 1 && note.destinationStorage.id === 8,
    );
  });

  it("FILT-052 product, barcode and batch: notes with at least one such line", async () => {
    const notes = await Promise.all((await list("")).items.map(({ id }) => one(id)));
    const line = notes[0]?.renDetails[0];
    const having = (test: (line: (typeof notes)[number]["renDetails"][number]) => boolean) => {
      const ids = new Set(notes.filter(({ renDetails }) => renDetails.some(test)).map(({ id }) => id));
      return ({ id }: { id: number }) => ids.has(id);
    };
    await expectNarrowed(
      list,
      `productIds=${line?.productId}`,
      having(({ productId }) => productId === line?.productId),
    );
    await expectNarrowed(
      list,
      `Barcode=${line?.productBarcode}`,
      having(({ productBarcode }) => productBarcode === line?.productBarcode),
    );
    const [batch] = await acquirer.read(lookupsCalls.batches, `batches?dropdown=true&search=${line?.batchNumber}`);
    await expectNarrowed(
      list,
      `batchId=${batch?.id}`,
      having(({ batchNumber }) => batchNumber === line?.batchNumber),
    );
  });

  it("FILT-052 created range, both days included", async () => {
    const day = operatorsDay((await list("")).items[10]?.created ?? "");
    await expectNarrowed(list, `FromCreated=${day}`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(list, `ToCreated=${day}`, ({ created }) => operatorsDay(created) <= day);
    await expectNarrowed(list, `FromCreated=${day}&ToCreated=${day}`, ({ created }) => operatorsDay(created) === day);
  });

  it("sorts both ways and pages", async () => {
    await expectSorted(list, "id", ({ id }) => id);
    await expectSorted(list, "number", ({ number }) => number);
    await expectSorted(list, "created", ({ created }) => created);
    await expectPages(read, ["limit=10", "limit=10&offset=10"]);
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
