import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { returnedPart } from "@/lib/resources/receptions/returned-part";
import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { paper, rowOf, saidIn } from "./papers";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const list = (query: string) => acquirer.read(returnToSupplierCalls.list, `return_to_suppliers?limit=250&${query}`);
const one = (id: number) => acquirer.read(returnToSupplierCalls.one, `return_to_suppliers/${id}`);

describe("RETS-001 the list of returns", () => {
  it("goes from the newest to the oldest", async () => {
    const { items, totalCount } = await list("");
    expect(totalCount).toBe(10);
    const created = items.map((returned) => returned.created);
    expect(created).toEqual([...created].sort().reverse());
  });

  it("RETS-004 hides none where they come from a day before all returns", async () => {
    const all = await list("");
    expect(await list("fromCreated=2000-01-01")).toEqual(all);
    // A later day does hide some: it is heeded.
    const newest = all.items[0]?.created.slice(0, 10) ?? "";
    expect((await list(`fromCreated=${newest}`)).totalCount).toBeLessThan(all.totalCount);
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
      expect(returned.itemsCount).toBeGreaterThan(0);
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
    expect(new Set(all.map(({ isTotalReturned }) => isTotalReturned)).size).toBe(2);
  });

  it("RETS-006 says in its PDF what the console shows: values after all discounts, VAT by rate and the total", async () => {
    const returns = await Promise.all((await list("")).items.map(({ id }) => one(id)));
    const discounted = { lines: 0, rates: 0 };
    for (const { id, ren, items, currency, before = [] } of returns) {
      const note = await acquirer.read(receptionsCalls.oneOfStock, `reception_entry_notes/${ren.id}`);
      const { lines, totals } = returnedPart(
        note,
        before,
        items.map(({ reni }) => reni),
      );
      const said = saidIn((await acquirer.file(`pdf/return_to_supplier/${id}`)).bytes);
      for (const [at, line] of lines.entries()) {
        const reni = items[at]?.reni;
        if (line === undefined || reni === undefined) throw new Error("A line goes back that was not received.");
        if (line.discount !== undefined) discounted.lines += 1;
        const amounts = [line.unitPrice, line.value];
        const [price = "", value = ""] = amounts.map((amount) => (amount === undefined ? "N/A" : paper(amount)));
        expect(said).toContain(rowOf(String(reni.quantity), price, `${reni.rateVAT.rate}%`, value));
      }
      for (const { rate, base, discount, net, vat } of totals.buckets) {
        if (Number(discount) !== 0) discounted.rates += 1;
        expect(said).toContain(rowOf(`${rate}%`, ...[base, discount, net, vat].map(paper)));
      }
      expect(said).toContain(`Total fără TVA   ${paper(totals.net)} ${currency.code}`);
      expect(said).toContain(`Total TVA   ${paper(totals.vat)} ${currency.code}`);
      expect(said).toContain(`Total returnat   ${paper(totals.total)} ${currency.code}`);
    }
    expect(discounted.lines).toBeGreaterThan(0);
    expect(discounted.rates).toBeGreaterThan(0);
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
