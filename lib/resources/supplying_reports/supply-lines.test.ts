import { groupSupplyLines } from "./supply-lines";

const line = (productId: number, storageId = 7) => ({
  barcode: undefined,
  productId,
  productImage: undefined,
  productName: `Product ${productId}`,
  storageId,
});

it("SREP-018 counts the lines of each product", () => {
  const grouped = groupSupplyLines([line(2), line(1), line(2, 8), line(2)]);
  expect(grouped.map(({ productId, supplyQty }) => [productId, supplyQty])).toEqual([
    [2, 3],
    [1, 1],
  ]);
});

it("SREP-018 has no group without lines", () => expect(groupSupplyLines([])).toEqual([]));
