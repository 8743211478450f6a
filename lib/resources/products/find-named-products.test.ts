import { findNamedProducts } from "./find-named-products";
import type { FoundProduct } from "./find-products";

/** A platform that has 250 products and is asked for them by name. */
function catalogueOf(products: readonly FoundProduct[]) {
  const asked: string[] = [];
  return {
    asked,
    async byBarcode() {
      return [];
    },
    async byId() {
      return [];
    },
    async byName(name: string) {
      asked.push(name);
      return products.filter(({ label }) => label.includes(name));
    },
  };
}

const names = Array.from({ length: 250 }, (_, index) => `Produs ${index + 1} ml`);
const products = names.map((label, index) => ({ product: index + 1, label, barcode: undefined }));

it("RECP-007 of a long list by names each is looked for, once, and it is told how far it is", async () => {
  const { asked, ...catalogue } = catalogueOf(products);
  const told: number[] = [];
  const found = await findNamedProducts([...names, ...names], catalogue, (part) => told.push(part));
  expect(names.map((name) => found.get(name))).toEqual(products);
  expect([...asked].sort()).toEqual([...names].sort());
  expect([told.every((part, index) => part >= (told[index - 1] ?? 0)), told.at(-1)]).toEqual([true, 1]);
});

it("a name that two products have is of neither, and one of which another is only a part is none", async () => {
  const [first] = products;
  if (first === undefined) throw new Error("There is none.");
  const catalogue = catalogueOf([first, { ...first, product: 900 }]);
  const found = await findNamedProducts(["Produs 1 ml", "Produs 1"], catalogue, () => undefined);
  expect(found.get("Produs 1 ml")).toBe("two");
  expect(found.has("Produs 1")).toBe(false);
});
