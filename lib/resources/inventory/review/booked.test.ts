import { countSums } from "../count-sums";
import { closedBy } from "../inventory-reads.calls";
import { bookedDifferences } from "./booked";
import type { ReviewLine } from "./line";

const line = (over: Partial<ReviewLine>): ReviewLine => ({
  inventoryId: 1,
  product: { id: 1, name: "Apă" },
  counter: "Ana",
  countedAt: "2026-11-20T08:00:00Z",
  pieces: 10,
  books: 20,
  price: "2.00",
  isLeftOut: false,
  note: "",
  isTicked: false,
  whole: undefined,
  ...over,
});

it("INVE-004 what closing booked of a product is what all joined counts differ by, not what each does", () => {
  const other = line({ inventoryId: 2, pieces: 9 });
  const equal = line({ product: { id: 2, name: "Suc" }, pieces: 20 });
  const leftOut = line({ product: { id: 3, name: "Ceai" }, isLeftOut: true });
  const booked = bookedDifferences([line({}), other, equal, leftOut]);
  expect(
    booked.map(({ product, whole: { counted, difference, value } }) => [product.id, counted, difference, value]),
  ).toEqual([[1, 19, -1, "-2.00"]]);
});

it("2§4 a count comes to what its answer says; without what the review left out, to what the others come to", () => {
  const items = [
    { inventoryQuantity: 3, scriptQuantity: 4, isLeftOut: false },
    { inventoryQuantity: 7, scriptQuantity: 9, isLeftOut: undefined },
  ];
  const answer = { inventoryQuantity: 11, scriptQuantity: 13 };
  expect(countSums({ ...answer, items })).toEqual({ counted: 11, books: 13, leftOut: undefined });
  const leftOut = { inventoryQuantity: 1, scriptQuantity: 1, isLeftOut: true };
  expect(countSums({ ...answer, items: [...items, leftOut] })).toEqual({
    counted: 10,
    books: 13,
    leftOut: { products: 1, counted: 1 },
  });
  expect(countSums({ ...answer, scriptQuantity: undefined, items: [leftOut] })).toEqual({
    counted: 0,
    books: undefined,
    leftOut: { products: 1, counted: 1 },
  });
});

it("INVE-008 nobody has closed a count that was cancelled, or is not closed yet; another platform's word is believed", () => {
  const clearedBy = { id: 1, fullName: "Ana Pop" };
  const names = ["CLEARED", "CANCELLED", "COUNTED", "On hold"].map(
    (status) => closedBy({ status, clearedBy })?.fullName,
  );
  expect(names).toEqual(["Ana Pop", undefined, undefined, "Ana Pop"]);
});
