import { marketplaceCalls } from "@/lib/resources/galleries/marketplace.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { suiteClient } from "./suite-client";

const client = suiteClient("marketer@demo.test");

const taxons = () => client.read(marketplaceCalls.taxons, "api/eshop/taxons-list/");
const productsOf = (slug: string) =>
  client.read(marketplaceCalls.taxonProducts, `api/eshop/taxon-products/by-code/${slug}?limit=10`);

describe("the marketplace", () => {
  it("BANR-013 has its categories with what stands above them", async () => {
    const all = await taxons();
    const slugs = new Set(all.map(({ slug }) => slug));
    expect(slugs.size).toBe(all.length);
    expect(all.filter(({ parentSlug }) => parentSlug !== undefined && !slugs.has(parentSlug))).toEqual([]);
    expect(all.some(({ parentSlug }) => parentSlug === undefined)).toBe(true);
    expect(all.some(({ parentSlug }) => parentSlug !== undefined)).toBe(true);
  });

  it("BANR-013 has at most 10 products of a category and of those below it, by name", async () => {
    const all = await taxons();
    const child = all.find(({ parentSlug }) => parentSlug !== undefined);
    const below = await productsOf(child?.slug ?? "");
    expect(below.length).toBeGreaterThan(0);
    const tops = all.filter(({ parentSlug }) => parentSlug === undefined);
    const found = await Promise.all(tops.map(({ slug }) => productsOf(slug)));
    const above = found.find(({ length }) => length === 10) ?? [];
    expect(Math.max(...found.map(({ length }) => length))).toBe(10);
    const names = above.map(({ name }) => name);
    expect(names).toEqual([...names].sort(byAlphabet));
    expect(above.every(({ price, imageURL }) => Number(price) > 0 && imageURL?.startsWith("http"))).toBe(true);
  });

  it("CNST-028 has no products of a category that it does not know, and never more than were asked for", async () => {
    expect(await productsOf("nowhere")).toEqual([]);
    expect((await client.get("api/eshop/taxon-products/by-code/cafea?limit=500")).status).not.toBe(200);
  });
});
