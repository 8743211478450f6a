import type { ProductPrice } from "./catalog-price.calls";
import { findPrices } from "./find-prices";

const price = (productPriceId: number, label: string, barcode?: string): ProductPrice => ({
  productPriceId,
  product: 700 + productPriceId,
  price: "4.50",
  label,
  barcode,
  catalogPrice: 1,
});

const prices = [
  price(1, "Apă plată 0,5 l", "5948633000019"),
  price(2, "Șervețele umede", "5942985000147"),
  price(3, "Cola"),
];
const found = (term: string) => findPrices(prices, term).map(({ productPriceId }) => productPriceId);

it.each([
  ["", [1, 2, 3]],
  ["  ", [1, 2, 3]],
  ["apa", [1]],
  ["SERV", [2]],
  ["șerv", [2]],
  ["59429", [2]],
  ["703", [3]],
  ["70", []],
  ["ceai", []],
])("finds by name, barcode or core id: %j", (term, ids) => {
  expect(found(term)).toEqual(ids);
});
