import { categoriesCalls } from "@/lib/resources/products/categories.calls";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const list = (query = "") => acquirer.read(categoriesCalls.list, `product-category/list?${query}`);
const one = (id: number) => acquirer.read(categoriesCalls.one, `product-category/${id}`);

describe("the list of categories", () => {
  it("CATG-001 CATG-004 PROD-033 holds previews, by pages", async () => {
    const { items, totalCount, pagination } = await list();
    expect(items).toHaveLength(totalCount);
    expect(pagination).toEqual({ page: 1, pageSize: 250 });
    const pages = await Promise.all([1, 2].map((page) => list(`page=${page}&pageSize=5`)));
    expect(pages.flatMap((page) => page.items)).toEqual(items.slice(0, 10));
  });

  it("CATG-003 searches by a part of the name", async () => {
    const { items } = await list("partialName=racori");
    expect(items.map(({ slug }) => slug)).toEqual(["racoritoare"]);
  });

  it("CATG-003 leavesOnly leaves out what has categories below it", async () => {
    const [all, leaves] = [await list(), await list("leavesOnly=true")];
    const parents = all.items.filter(({ id }) => !leaves.items.some((leaf) => leaf.id === id));
    expect(parents.map(({ name }) => name).sort()).toEqual([
      "Băuturi",
      "Electronice",
      "Gustări",
      "Mâncare",
      "Îngrijire",
    ]);
  });

  it("CATG-003 PROD-032 a merchant has everyone's categories and its own, by id or by euid", async () => {
    const all = await list();
    const partners = await list("merchant=2");
    const operators = await list("merchant=1");
    expect(partners.totalCount).toBe(all.totalCount);
    expect(operators.totalCount).toBe(all.totalCount - 2);
    const own = partners.items.filter(({ id }) => !operators.items.some((each) => each.id === id));
    expect(own.map(({ slug }) => slug).sort()).toEqual(["cadouri-parteneri", "produse-locale-banat"]);
  });

  it.each(["leavesOnly=1", "page=0", "pageSize=251", "colour=red"])("refuses %s", async (query) => {
    expect((await acquirer.get(`product-category/list?${query}`)).status).toBe(400);
  });
});

describe("one category", () => {
  it("CATG-002 CATG-007 has its tree, its parent and its default characteristics", async () => {
    const category = await one(9);
    expect(category.categoryTree).toEqual([
      { id: 1, name: "Băuturi", locale: "ro" },
      { id: 9, name: "Cafea", locale: "ro" },
    ]);
    expect(category.parentCategory).toMatchObject({ id: 1, name: "Băuturi" });
    expect(category.defaultCharacteristics).toContain("Țara de origine");
  });

  it("has no parent at the top, and is not found where it is not there", async () => {
    expect((await one(1)).parentCategory).toBeUndefined();
    expect((await acquirer.get("product-category/9999")).status).toBe(404);
  });
});
