import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const list = (query: string) => acquirer.read(catalogPriceCalls.list, `catalogs_prices?lite=true&limit=250&${query}`);
const one = (id: number) => acquirer.read(catalogPriceCalls.one, `catalogs_prices/${id}`);

describe("the list of catalogues", () => {
  it("CATA-029 is lite: it counts the storages and has no prices", async () => {
    const { body } = await acquirer.get("catalogs_prices?lite=true");
    expect(JSON.stringify(body)).not.toContain("productPrices");
    const { items } = await list("");
    expect(items.map(({ storagesCount }) => storagesCount)).toContain(0);
  });

  it("CATA-013 CATA-015 has one default catalogue, in RON, made by nobody", async () => {
    const [found, ...others] = (await list("isDefault=true")).items;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ currency: { id: 1, code: "RON" }, createdBy: undefined });
  });

  it.each([
    "currencyId=RON",
    "storageIds=7,x",
    "productIds=0",
    "userIds=a",
    "isDefault=yes",
    "ToCreated=soon",
    "sort=price",
    "lite=false",
  ])("refuses %s", async (query) => {
    expect((await acquirer.get(`catalogs_prices?${query}`)).status).toBe(400);
  });
});

describe("one catalogue", () => {
  it("CATA-013 CATA-014 has its storages and prices", async () => {
    const catalogue = await one(5);
    expect(catalogue.storages).toHaveLength(catalogue.storagesCount);
    expect(catalogue.productPrices.length).toBeGreaterThan(0);
    for (const price of catalogue.productPrices) {
      expect(price).toMatchObject({
        catalogPrice: 5,
        label: expect.any(String),
        barcode: expect.stringMatching(/^\d{13}$/),
      });
      expect(Number(price.price)).toBeGreaterThanOrEqual(1);
    }
  });

  it("CATA-028 PRD-02 has pictures by barcode, as many barcodes as asked for at once", async () => {
    const { productPrices } = await one(1);
    const barcodes = productPrices.flatMap(({ barcode }) => barcode ?? []);
    expect(barcodes.length).toBeGreaterThan(0);
    const query = [...barcodes, "0000000000000"].map((barcode) => `barcode[]=${barcode}`).join("&");
    const found = await acquirer.read(productsCalls.imagesByBarcode, `products/pn/list?${query}`);
    expect(found.map(({ barcode }) => barcode).sort()).toEqual([...barcodes].sort());
    expect(found.every(({ images }) => images[0]?.url.endsWith(".svg"))).toBe(true);
  });

  it("is not found where it is not there", async () => {
    expect((await acquirer.get("catalogs_prices/99999")).status).toBe(404);
  });
});
