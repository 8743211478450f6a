import { documentationCalls, identifierTypes } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const path = "product-documentation/list";
const list = (query: string) => acquirer.read(documentationCalls.list, `${path}?${query}`);
const one = (id: number) => acquirer.read(documentationCalls.one, `product-documentation/${id}`);
const all = async () => Promise.all((await list("")).items.map(({ id }) => one(id)));

describe("PROD-001 the list of product documentation", () => {
  it("PROD-002 PROD-024 PROD-033 holds 250 on a page unless told otherwise", async () => {
    const { items, totalCount, pagination } = await list("");
    expect(pagination).toEqual({ page: 1, pageSize: 250 });
    expect(items).toHaveLength(totalCount);
    expect((await list("page=2&pageSize=20")).pagination).toEqual({ page: 2, pageSize: 20 });
    expect((await list("id=17")).items.map(({ id }) => id)).toEqual([17]);
  });

  it("PROD-018 shows name, pictures and identifiers of each sheet", async () => {
    const { items } = await list("");
    expect(items.some(({ defaultImageUrl }) => defaultImageUrl === undefined)).toBe(true);
    expect(items.some(({ defaultThumbUrl }) => defaultThumbUrl?.endsWith(".svg"))).toBe(true);
    expect(items.some(({ merchantSiteUrl }) => merchantSiteUrl?.startsWith("https://"))).toBe(true);
    for (const { identifiers } of items) expect(identifiers.map(({ type }) => type)).toContain("BARCODE");
  });

  it.each(["BARCODE", "SKU", "SPN_PRODUCT_ID"])("PROD-012 every product has an identifier of type %s", async (type) => {
    expect((await list(`identifierType=${type}`)).totalCount).toBe((await list("")).totalCount);
  });

  it("FILT-050 identifierValues: of the type beside it", async () => {
    const { items } = await list("");
    const [barcode, sku] = [items[0]?.identifiers[0]?.value, items[1]?.identifiers[1]?.value];
    const found = await list(`identifierType=SKU&identifierValues=${barcode},${sku}`);
    expect(found.items.map(({ id }) => id)).toEqual([items[1]?.id]);
    expect((await list("identifierType=INVALID_IDENTIFIER_TYPE")).totalCount).toBe(0);
  });

  it("FILT-050 PROD-011 searchType: each sheet has one source", async () => {
    const { totalCount } = await list("");
    const counts = await Promise.all(
      ["merchant-owned", "public-platform", "global-APIs"].map(async (source) => list(`searchType=${source}`)),
    );
    for (const found of counts) expect(found.totalCount).toBeGreaterThan(0);
    expect(counts.reduce((sum, found) => sum + found.totalCount, 0)).toBe(totalCount);
    const ids = counts.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(totalCount);
  });

  it("FILT-050 mappedOnChains: what the chain's machines sell", async () => {
    const { totalCount } = await acquirer.read(productsCalls.list, "products?mappedOnChains=1");
    const found = await list("mappedOnChains=1");
    expect(new Set(found.items.map(({ productId }) => productId)).size).toBe(totalCount);
    expect(found.totalCount).toBeLessThan((await list("")).totalCount);
    expect((await list("mappedOnChains=2")).totalCount).toBe(0);
    expect((await list("mappedOnChains=1,2")).totalCount).toBe(found.totalCount);
  });

  it.each([
    "createdSince=2026-13-01",
    "identifierType=EAN",
    "searchType=mine",
    "mappedOnChains=one",
    "productCategory=x",
    "productType=FRESH",
    "pageSize=251",
    "page=0",
    "sort=price",
  ])("refuses %s", async (query) => {
    expect((await acquirer.get(`${path}?${query}`)).status).toBe(400);
  });
});

describe("one product sheet", () => {
  it("PROD-016 PROD-020 PROD-021 PROD-022 PROD-023 PROD-032 has everything that belongs to it", async () => {
    const sheets = await all();
    expect(sheets.some(({ dimensions }) => dimensions === undefined)).toBe(true);
    expect(sheets.some(({ images }) => images.length > 1)).toBe(true);
    expect(new Set(sheets.map(({ merchant }) => merchant.euid)).size).toBe(2);
    const sheet = await one(3);
    expect(sheet).toMatchObject({
      id: 3,
      product: { id: 3, slug: expect.any(String) },
      category: { slug: "racoritoare" },
    });
    const { length, height, depth, mass } = sheet.dimensions ?? {};
    expect([length, height, depth, mass].map(Number.isInteger)).toEqual([true, true, true, true]);
    expect(sheet.characteristics.length).toBeGreaterThan(0);
    const manyImages = sheets.find(({ images }) => images.length === 3)?.images ?? [];
    const pictures = await Promise.all(manyImages.map(async ({ url }) => (await fetch(url)).text()));
    expect(new Set(pictures).size).toBe(3);
    expect(sheet.description).not.toBe("");
  });

  it("is not found where it is not there", async () => {
    expect((await acquirer.get("product-documentation/99999")).status).toBe(404);
  });

  it("PROD-012 DOC-18 knows the types of identifiers", async () => {
    const types = await acquirer.read(documentationCalls.identifierTypes, "product-documentation/identifier-types");
    expect(types).toEqual([...identifierTypes]);
  });
});

describe("products", () => {
  it("shows the pictures of its sheet", async () => {
    const product = await acquirer.read(productsCalls.one, "products/3");
    expect(product.spn?.documentation.images.length).toBeGreaterThan(0);
    expect((await acquirer.get("products/99999")).status).toBe(404);
  });

  it("PROD-009 PROD-034 finds options by id where digits are typed, else by name", async () => {
    const byId = await acquirer.read(productsCalls.globalSearch, "products/global-search?search=17");
    expect(byId.map(({ core_id }) => core_id)).toEqual([17]);
    const byName = await acquirer.read(productsCalls.list, "products?search=cafea&limit=250");
    expect(byName.totalCount).toBeGreaterThan(0);
    expect(byName.items.every(({ name }) => name.includes("Cafea"))).toBe(true);
    const ofIds = await acquirer.read(productsCalls.list, "products?productIds=4,9,99999");
    expect(ofIds.items.map(({ id }) => id).sort()).toEqual([4, 9]);
    const elsewhere = await acquirer.read(productsCalls.globalSearch, "products/global-search?searchType=global-APIs");
    expect(elsewhere.map(({ id }) => id).sort()).toEqual([23, 46]);
  });

  it("tells what no machine sells from what one does", async () => {
    const none = await acquirer.read(productsCalls.notOnVending, "products?isMapOnVending=false&limit=100");
    const some = await acquirer.read(productsCalls.list, "products?mappedOnChains=1,2,3&limit=100");
    expect(none.totalCount).toBeGreaterThan(0);
    expect(none.totalCount + some.totalCount).toBe(60);
  });

  it("counts a product's pieces in each chain", async () => {
    const details = await acquirer.read(productsCalls.chainDetails, "products/3/chain-details");
    expect(details.map(({ name }) => name)).toEqual(["Automat Express", "Minishop 24", "Partener Vest"]);
    expect(details[0]?.warehouse?.name).toBe("Depozit Voluntari");
    expect((await acquirer.get("products/99999/chain-details")).status).toBe(404);
  });
});
