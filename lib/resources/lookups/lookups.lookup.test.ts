import { categoriesLookup } from "@/lib/resources/products/categories.lookup";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { suppliersLookup } from "./lookups.lookup";

it.each([
  ["CNST-005 an option", suppliersLookup, 40],
  ["CNST-006 a product", productsLookup, 30],
  ["CNST-007 a category", categoriesLookup, 100],
])("%s is shown with as many characters as the specification gives it", (_name, lookup, most) => {
  expect(lookup.longestLabel).toBe(most);
});
