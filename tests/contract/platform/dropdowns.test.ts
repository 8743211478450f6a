import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { categoriesCalls } from "@/lib/resources/products/categories.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const dropdowns = [
  ["batches", lookupsCalls.batches, "batches", "L26"],
  ["suppliers", lookupsCalls.suppliers, "companies/suppliers", "r"],
  ["products", productsCalls.options, "products", "cola"],
  ["categories", categoriesCalls.options, "product-category/list", "a"],
] as const;

describe.each(dropdowns)("FILT-026 FILT-027 CNST-023 CNST-024 the dropdown of %s", (_name, call, path, term) => {
  const options = (query: string) => acquirer.read(call, `${path}?dropdown=true&${query}`);

  it("has at most 10 options that hold the term, by name", async () => {
    const found = await options(`search=${term}`);
    const names = found.map(({ name }) => name ?? "");
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(names).toEqual([...names].sort(byAlphabet));
    const folded = names.map((name) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
    expect(folded.filter((name) => !name.includes(term.toLowerCase()))).toEqual([]);
  });

  it("takes a limit", async () => {
    expect(await options(`search=${term}&limit=1`)).toHaveLength(1);
  });

  it("names exactly the records of some ids", async () => {
    const [some] = await options(`search=${term}`);
    expect(await options(`ids=${some?.id},999999`)).toEqual([some]);
  });

  it.each(["ids=x", "limit=0", "colour=red"])("refuses %s", async (query) => {
    expect((await acquirer.get(`${path}?dropdown=true&${query}`)).status).toBe(400);
  });
});

it("products have the barcode, suppliers the city that tells those of one name apart", async () => {
  const products = await acquirer.read(productsCalls.options, "products?dropdown=true&search=cola");
  for (const { id, barcode } of products)
    expect((await acquirer.read(productsCalls.one, `products/${id}`)).barcode).toBe(barcode);
  expect(products.map(({ barcode }) => barcode)).toContainEqual(expect.stringMatching(/^\d{13}$/));
  const suppliers = await acquirer.read(lookupsCalls.suppliers, "companies/suppliers?dropdown=true&search=r");
  for (const { id, city } of suppliers)
    expect((await acquirer.read(companiesCalls.one, `companies/${id}`)).city).toBe(city);
  expect(suppliers.map(({ city }) => city)).toContainEqual(expect.stringMatching(/\S/));
});

it("PROD-009 finds a product by its core id, and by a barcode that was scanned", async () => {
  const byId = await acquirer.read(productsCalls.options, "products?dropdown=true&search=17");
  expect(byId.map(({ id }) => id)).toContain(17);
  const byBarcode = await acquirer.read(productsCalls.options, "products?dropdown=true&search=5942724000032");
  expect(byBarcode.map(({ id }) => id)).toEqual([3]);
});
