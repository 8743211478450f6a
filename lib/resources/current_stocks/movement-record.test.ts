import { movementRecord, movementsOf, piecesAfter } from "./movement-record";

it("movements of another stock are none of this one", () => {
  const stock = { storage: { id: 1, name: "Gara" }, batch: { id: 2, number: "L1" } };
  const movements = [{ id: 1, moment: "", pieces: 1, kind: "SALE", documentId: undefined, madeBy: undefined }];
  expect(movementsOf([{ ...stock, batch: { id: 3, number: "L2" }, movements }], stock)).toBeUndefined();
  expect(
    movementsOf(
      [
        { ...stock, storage: { id: 9, name: "Y" }, movements },
        { ...stock, movements },
      ],
      stock,
    ),
  ).toBe(movements);
});

it("what there was after each movement is counted back from what there is now", () => {
  expect(piecesAfter(7, [{ pieces: -3 }, { pieces: 10 }])).toEqual([7, 10]);
  expect(piecesAfter(0, [])).toEqual([]);
});

it.each([
  ["RECEPTION", 5, { page: "receptions", id: 5 }],
  ["RETURN", 5, { page: "return_to_supplier", id: 5 }],
  ["INTERNAL_RECEPTION", 5, { page: "receptions_intern", id: 5 }],
  ["INVENTORY", 5, { page: "inventory", id: 5 }],
  ["SALE", 5, undefined],
  ["RECEPTION", undefined, undefined],
  ["toString", 5, undefined],
])("a movement of the kind %s with document %s leads to %j", (kind, documentId, record) =>
  expect(movementRecord({ id: 1, moment: "", pieces: 1, madeBy: undefined, kind, documentId })).toEqual(record),
);
