import { z } from "zod";
import { type Catalogue, catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { type Answer, clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let acquirer: PlatformClient;
/** Ids of storages where something is sold, and of one where nothing is. */
let selling: number[];
let depot: number;
/** Names differ, so that a storage's catalogue is told from all others. */
let made = 0;

beforeAll(async () => {
  platform = await startPlatform();
  acquirer = await clientOf(platform.restUrl, "acquirer@demo.test");
  const { items } = await acquirer.read(storagesCalls.list, "storages?limit=250&sort=id");
  selling = items.filter(({ isSellable }) => isSellable).map(({ id }) => id);
  depot = items.find(({ isSellable }) => !isSellable)?.id ?? 0;
});
afterAll(() => platform.stop());

const one = (id: number) => acquirer.read(catalogPriceCalls.one, `catalogs_prices/${id}`);
const appliedAt = async (storageId: number) =>
  (await acquirer.read(storagesCalls.one, `storages/${storageId}`)).catalogPrice?.name;
const body = (over: object = {}) => ({
  name: `Catalog de probă ${++made}`,
  description: "Pentru probe.",
  currencyId: 1,
  productPrices: [
    { product: 14, price: "4.50" },
    { product: 15, price: "12" },
  ],
  storages: selling.slice(0, 2),
  ...over,
});
const create = (over?: object) => acquirer.request("POST", "catalogs_prices", body(over));
const edit = (id: number, change: object) => acquirer.request("PATCH", `catalogs_prices/${id}`, change);
const price = (method: string, path: string, sent?: object) => acquirer.request(method, `products_prices${path}`, sent);

async function created(over?: object): Promise<Catalogue> {
  const { status, body: answer } = await create(over);
  expect(status).toBe(200);
  return z.parse(catalogPriceCalls.create.answer, answer);
}

function expectRefused({ status, body: answer }: Answer, expected: number, text: string): void {
  expect(status).toBe(expected);
  expect(JSON.stringify(answer)).toContain(text);
}

describe("a new catalogue", () => {
  it("CATA-012 CATA-013 CATA-014 is made whole by one call, by anyone signed in", async () => {
    const catalogue = await created({ name: "Campus Tineretului" });
    expect(catalogue).toMatchObject({
      name: "Campus Tineretului",
      description: "Pentru probe.",
      currency: { id: 1, code: "RON" },
      isDefault: false,
      storagesCount: 2,
      createdBy: { id: 1 },
    });
    expect(catalogue.storages.map(({ id }) => id).sort()).toEqual(selling.slice(0, 2).sort());
    expect(catalogue.productPrices.map(({ product, price: amount }) => [product, amount]).sort()).toEqual([
      [14, "4.50"],
      [15, "12.00"],
    ]);
    expect(await one(catalogue.id)).toEqual(catalogue);
    expect(await appliedAt(selling[0] ?? 0)).toBe("Campus Tineretului");
  });

  it("has no description where it is empty", async () => {
    expect((await created({ description: "" })).description).toBeUndefined();
  });

  it.each([
    ["CATA-016 without a name", { name: " " }, "name"],
    ["CATA-017 without a product", { productPrices: [] }, "productPrices"],
    ["CATA-020 with a price below 1", { productPrices: [{ product: 14, price: "0.99" }] }, "productPrices.0.price"],
    ["CATA-024 with a price of 0", { productPrices: [{ product: 14, price: "0" }] }, "productPrices.0.price"],
    ["with three places", { productPrices: [{ product: 14, price: "1.005" }] }, "productPrices.0.price"],
    ["CATA-021 without a currency", { currencyId: undefined }, "currencyId"],
    ["with an unknown currency", { currencyId: 99 }, "currencyId: unknown currency"],
    ["CATA-022 without a storage", { storages: [] }, "storages"],
    ["with an unknown storage", { storages: [99_999] }, "storages: unknown storage 99999"],
    ["with an unknown product", { productPrices: [{ product: 99_999, price: "2" }] }, "unknown product 99999"],
    ["with a field that there is not", { isDefault: true }, "isDefault"],
  ])("is refused %s", async (_what, over, text) => {
    expectRefused(await create(over), 400, text);
  });

  it("is refused with a product or a storage twice", async () => {
    const twice = { product: 14, price: "2" };
    expectRefused(await create({ productPrices: [twice, twice] }), 400, "productPrices: product 14 is given twice");
    const storage = selling[0] ?? 0;
    expectRefused(await create({ storages: [storage, storage] }), 400, `storages: storage ${storage} is given twice`);
  });

  it("is refused with the name of another, by which storages follow that one", async () => {
    const { id, name } = await created();
    expectRefused(await create({ name }), 409, `name: catalogue ${id} already has this name`);
  });

  it("CATA-027 is refused where nothing is sold", async () => {
    expectRefused(await create({ storages: [depot] }), 400, `storages: nothing is sold at storage ${depot}`);
  });

  it("leaves nothing behind when it is refused", async () => {
    const count = async () => (await acquirer.read(catalogPriceCalls.list, "catalogs_prices?lite=true")).totalCount;
    const before = await count();
    await create({ storages: [...selling.slice(0, 1), 99_999] });
    await create({ productPrices: [{ product: 99_999, price: "2" }] });
    expect(await count()).toBe(before);
  });

  it("takes a price of every product in one request", async () => {
    const all = (await one(1)).productPrices.map(({ product }) => ({ product, price: "7" }));
    expect((await created({ productPrices: all })).productPrices).toHaveLength(all.length);
  });
});

describe("CATA-009 an edit of a catalogue", () => {
  it("changes one field and answers name, currency, description and storages", async () => {
    const { id, name, storages } = await created();
    const answer = z.parse(catalogPriceCalls.edit.answer, (await edit(id, { currencyId: 2 })).body);
    expect(answer).toEqual({ name, currency: { id: 2, code: "EUR" }, description: "Pentru probe.", storages });
    await edit(id, { description: "" });
    expect(await one(id)).toMatchObject({ name, currency: { code: "EUR" }, description: undefined, storages });
  });

  it("takes a new name along to the storages that sell by it", async () => {
    const { id } = await created();
    await edit(id, { name: "Redenumit" });
    expect((await one(id)).name).toBe("Redenumit");
    expect(await appliedAt(selling[0] ?? 0)).toBe("Redenumit");
  });

  it("adds and removes one storage, which goes on with another catalogue of its own", async () => {
    const storage = selling[3] ?? 0;
    const first = await created({ storages: [storage] });
    const second = await created();
    await edit(second.id, { storagesToAdd: [storage] });
    expect((await one(second.id)).storages.map(({ id }) => id)).toContain(storage);
    expect(await appliedAt(storage)).toBe(second.name);
    await edit(second.id, { storagesToRemove: [storage] });
    expect((await one(second.id)).storages.map(({ id }) => id)).not.toContain(storage);
    expect(await appliedAt(storage)).toBe(first.name);
  });

  it.each([
    ["two fields at once", { name: "A", currencyId: 1 }],
    ["no field", {}],
    ["a field that it has not", { isDefault: true }],
    ["two storages at once", { storagesToAdd: [7, 8] }],
    ["no name", { name: "" }],
  ])("is refused with %s", async (_what, change) => {
    const { id } = await created();
    expect((await edit(id, change)).status).toBe(400);
  });

  it("is refused for a storage that it has or has not", async () => {
    const { id } = await created();
    expectRefused(await edit(id, { storagesToAdd: selling.slice(0, 1) }), 409, "applies there already");
    expectRefused(await edit(id, { storagesToRemove: selling.slice(4, 5) }), 409, "does not apply there");
    expectRefused(await edit(id, { storagesToAdd: [depot] }), 400, "nothing is sold at storage");
    expectRefused(await edit(id, { currencyId: 99 }), 400, "unknown currency");
  });

  it("keeps its own name, not another's", async () => {
    const [first, second] = [await created(), await created()];
    expect((await edit(first.id, { name: first.name })).status).toBe(200);
    expectRefused(
      await edit(first.id, { name: second.name }),
      409,
      `name: catalogue ${second.id} already has this name`,
    );
    expect((await one(first.id)).name).toBe(first.name);
    expect(await appliedAt(selling[0] ?? 0)).toBe(second.name);
  });

  it("is not found where there is no catalogue", async () => {
    expect((await edit(99_999, { name: "A" })).status).toBe(404);
  });
});

describe("CATA-011 a price of an existing catalogue", () => {
  const read = (answer: Answer) => z.parse(catalogPriceCalls.addPrice.answer, answer.body);

  it("is added, changed and removed", async () => {
    const { id } = await created();
    const added = read(await price("POST", "", { catalogPrice: id, price: "3.20", product: 16 }));
    expect(added).toMatchObject({ product: 16, price: "3.20", catalogPrice: id, label: expect.any(String) });
    const path = `/${added.productPriceId}`;
    expect(read(await price("PATCH", path, { catalogPrice: id, price: "3.5", product: 17 }))).toMatchObject({
      productPriceId: added.productPriceId,
      product: 17,
      price: "3.50",
    });
    expect((await one(id)).productPrices).toHaveLength(3);
    expect((await price("DELETE", path)).status).toBe(200);
    expect((await one(id)).productPrices).toHaveLength(2);
    expect((await price("DELETE", path)).status).toBe(404);
  });

  it("is one for each product", async () => {
    const { id, productPrices } = await created();
    expectRefused(await price("POST", "", { catalogPrice: id, price: "2", product: 14 }), 409, "already");
    const of15 = productPrices.find(({ product }) => product === 15)?.productPriceId;
    expectRefused(await price("PATCH", `/${of15}`, { catalogPrice: id, price: "2", product: 14 }), 409, "already");
    expect((await price("PATCH", `/${of15}`, { catalogPrice: id, price: "2", product: 15 })).status).toBe(200);
  });

  it("stays in its catalogue", async () => {
    const [first, second] = [await created(), await created()];
    const path = `/${first.productPrices[0]?.productPriceId}`;
    expectRefused(await price("PATCH", path, { catalogPrice: second.id, price: "2", product: 14 }), 400, "another");
  });

  it.each([
    ["CATA-020 below 1", { price: "0.5" }],
    ["CATA-024 of 0", { price: "0" }],
    ["that is empty", { price: "" }],
    ["of an unknown product", { product: 99_999 }],
    ["with a field that there is not", { label: "Cola" }],
  ])("is refused %s", async (_what, over) => {
    const { id } = await created();
    const sent = { catalogPrice: id, price: "2", product: 20, ...over };
    expect((await price("POST", "", sent)).status).toBe(400);
    expect((await one(id)).productPrices).toHaveLength(2);
  });
});

describe("CATA-010 the default catalogue", () => {
  const refusal = "The default catalogue cannot be changed";

  it.each([{ name: "A" }, { currencyId: 2 }, { description: "A" }, { storagesToAdd: [7] }, { storagesToRemove: [7] }])(
    "takes no %j",
    async (change) => {
      expectRefused(await edit(1, change), 409, refusal);
    },
  );

  it("takes no price, changes none and loses none", async () => {
    const { productPrices, ...before } = await one(1);
    const [{ productPriceId = 0, product = 0 } = {}] = productPrices;
    const sent = { catalogPrice: 1, price: "2", product };
    expectRefused(await price("POST", "", sent), 409, refusal);
    expectRefused(await price("PATCH", `/${productPriceId}`, sent), 409, refusal);
    expectRefused(await price("DELETE", `/${productPriceId}`), 409, refusal);
    expect(await one(1)).toEqual({ ...before, productPrices });
  });
});
