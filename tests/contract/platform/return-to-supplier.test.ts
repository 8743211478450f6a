import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
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

const read = (query: string) => acquirer.read(returnToSupplierCalls.list, `return_to_suppliers?${query}`);
const list = (query: string) => read(`limit=250&${query}`);
const one = (id: number) => acquirer.read(returnToSupplierCalls.one, `return_to_suppliers/${id}`);

describe("RETS-001 the list of returns", () => {
  it("goes from the newest to the oldest", async () => {
    const { items, totalCount } = await list("");
    expect(totalCount).toBe(10);
    const created = items.map((returned) => returned.created);
    expect(created).toEqual([...created].sort().reverse());
  });

  it("RETS-004 RETS-007 fromCreated and toCreated, both days included; one before all returns hides none", async () => {
    const { items, totalCount } = await list("");
    const day = operatorsDay(items[4]?.created ?? "");
    await expectNarrowed(list, `fromCreated=${day}`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(list, `toCreated=${day}`, ({ created }) => operatorsDay(created) <= day);
    expect((await list("fromCreated=2000-01-01")).totalCount).toBe(totalCount);
  });

  it("FILT-052 number of the return, number of the reception", async () => {
    const [returned] = (await list("")).items;
    await expectNarrowed(list, "numberDocument=rtf%201003", ({ numberDocument }) => numberDocument === "RTF 1003");
    await expectNarrowed(
      list,
      `renNumber=${encodeURIComponent(returned?.ren.number ?? "")}`,
      ({ ren }) => ren.number === returned?.ren.number,
    );
  });

  it("FILT-052 supplier, one or several, and returned in full or in part", async () => {
    const ids = [...new Set((await list("")).items.map(({ company }) => company.id))];
    await expectNarrowed(list, `CompanyID=${ids[0]}`, ({ company }) => company.id === ids[0]);
    await expectNarrowed(list, `CompanyID=${ids[0]},${ids[1]}`, ({ company }) => ids.slice(0, 2).includes(company.id));
    await expectNarrowed(list, "isTotalReturned=true", ({ isTotalReturned }) => isTotalReturned);
    await expectNarrowed(list, "isTotalReturned=false", ({ isTotalReturned }) => !isTotalReturned);
  });

  it("FILT-052 product and barcode: returns with at least one such line; filters combine", async () => {
    const all = await Promise.all((await list("")).items.map(({ id }) => one(id)));
    const product = all[0]?.items[0]?.reni.product;
    const ids = new Set(
      all.filter(({ items }) => items.some(({ reni }) => reni.product.id === product?.id)).map(({ id }) => id),
    );
    await expectNarrowed(list, `productIds=${product?.id}`, ({ id }) => ids.has(id));
    await expectNarrowed(list, `Barcode=${product?.barCode}`, ({ id }) => ids.has(id));
    const supplier = all[0]?.company.id;
    await expectNarrowed(
      list,
      `productIds=${product?.id}&CompanyID=${supplier}`,
      ({ id, company }) => ids.has(id) && company.id === supplier,
    );
  });

  it("sorts both ways and pages", async () => {
    await expectSorted(list, "id", ({ id }) => id);
    await expectSorted(list, "created", ({ created }) => created);
    await expectSorted(list, "documentDate", ({ documentDate }) => documentDate);
    await expectPages(read, ["limit=4", "limit=4&offset=4"]);
  });

  it.each([
    "CompanyID=x",
    "isTotalReturned=1",
    "productIds=a,b",
    "fromCreated=31.12.2026",
    "sort=company",
    "FromCreated=2026-01-01",
  ])("refuses %s", async (query) => {
    expect((await acquirer.get(`return_to_suppliers?${query}`)).status).toBe(400);
  });
});

describe("one return", () => {
  it("RETS-002 RETS-003 has the lines of its reception with negated quantities", async () => {
    const all = await Promise.all((await list("")).items.map(({ id }) => one(id)));
    for (const returned of all) {
      const note = await acquirer.read(receptionsCalls.oneOfStock, `reception_entry_notes/${returned.ren.id}`);
      const received = new Map(note.items.map(({ id, quantity }) => [id, quantity.quantityReceived]));
      expect(returned.items).toHaveLength(returned.itemsCount);
      for (const { reni } of returned.items) {
        expect(reni.quantity).toBeLessThan(0);
        expect(-reni.quantity).toBeLessThanOrEqual(received.get(reni.id) ?? 0);
        expect(reni.product).toMatchObject({ barCode: expect.any(String), productNodeReference: reni.product.id });
      }
      const isWhole = [...received].every(
        ([id, quantity]) =>
          quantity === 0 || returned.items.some(({ reni }) => reni.id === id && reni.quantity === -quantity),
      );
      expect(returned.isTotalReturned).toBe(isWhole);
    }
  });

  it("RETS-006 has a PDF", async () => {
    const { status, type, bytes } = await acquirer.file("pdf/return_to_supplier/3");
    expect([status, type]).toEqual([200, "application/pdf"]);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes("DejaVuSansCondensed")).toBe(true);
  });

  it("is not found where it is not there", async () => {
    expect((await acquirer.get("return_to_suppliers/99999")).status).toBe(404);
    expect((await acquirer.get("pdf/return_to_supplier/99999")).status).toBe(404);
  });
});
