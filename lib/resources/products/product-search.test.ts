import { type ProductSearchArgs, searchProducts } from "./product-search";
import type { ProductOption } from "./products.calls";

const cola: ProductOption = {
  id: 14,
  name: "Cola 0,5 l",
  barcode: undefined,
  image: undefined,
  core_id: 14,
  product_node_reference: 14,
};

async function asked(term: string, answers: readonly (readonly ProductOption[])[]) {
  const sent: ProductSearchArgs[] = [];
  const found = await searchProducts(async (args) => answers[sent.push(args) - 1] ?? [], term);
  return { queries: sent.map(({ query }) => query), found };
}

it.each([
  ["14", { ids: [14], limit: 10 }],
  [" 0014 ", { ids: [14], limit: 10 }],
  ["cola 14", { search: "cola 14", limit: 10 }],
  ["1.4", { search: "1.4", limit: 10 }],
  ["0", { search: "0", limit: 10 }],
  ["99999999999999999999", { search: "99999999999999999999", limit: 10 }],
])("PROD-009 searches %j by core id where it is digits alone, else by name", async (term, query) => {
  expect(await asked(term, [[cola]])).toEqual({ queries: [query], found: [cola] });
});

it("PROD-010 searches the public platform by the same where nothing is found", async () => {
  const { queries, found } = await asked("cola", [[], [cola]]);
  expect(queries).toEqual([
    { search: "cola", limit: 10 },
    { search: "cola", limit: 10, searchType: "public-platform" },
  ]);
  expect(found).toEqual([cola]);
});

it("asks nobody for nothing", async () => {
  expect(await asked("  ", [])).toEqual({ queries: [], found: [] });
});
