import { cellProductOf } from "./cell-product";

it("MAPP-007 a product that was searched for is held as one that the platform told, with nothing else of what was found", () => {
  const found = { id: 7, name: "Apă", code: "594", image: "/7.png" };
  expect(cellProductOf({ ...found, barcode: found.code })).toEqual({
    id: 7,
    name: "Apă",
    barcode: "594",
    productNodeReference: 7,
    image: "/7.png",
  });
  expect(cellProductOf({ id: 7, name: "Apă", productNodeReference: 8 })).toEqual({
    id: 7,
    name: "Apă",
    barcode: undefined,
    productNodeReference: 8,
    image: undefined,
  });
});
