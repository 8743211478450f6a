import { clipOf, readClip, writeClip } from "./clip-text";

const product = { id: 7, name: "Apă", barcode: "594", productNodeReference: 7, image: undefined };
const cell = {
  kind: "shelf",
  place: "1/2/3",
  alias: "F1.2.3",
  spot: { area: 0, row: 0, column: 0 },
  renewProduct: true,
  fillOnDemand: false,
} as const;

it("MAPP-017 copied cells come back with the names of their products as they are known here, and those of no product are named", () => {
  const text = writeClip({
    isWhole: false,
    isSingle: false,
    cells: [
      { ...cell, product: { ...product, name: "Other" } },
      { ...cell, product: undefined },
    ],
  });
  const read = readClip(text);
  if (read === undefined) throw new Error("It was written by us.");
  expect(clipOf(read, new Map([[7, product]]))).toEqual({
    clip: {
      isWhole: false,
      isSingle: false,
      cells: [
        { ...cell, product },
        { ...cell, product: undefined },
      ],
    },
    unknown: [],
  });
  expect(clipOf(read, new Map())).toMatchObject({ clip: { cells: [{ product: undefined }] }, unknown: ["#7"] });
});

it.each([
  "",
  "{",
  "[]",
  JSON.stringify({ isWhole: true, cells: [] }),
  JSON.stringify({ isWhole: true, cells: [{ ...cell, product: -5 }] }),
  JSON.stringify({ isWhole: true, cells: [{ ...cell, spot: { area: 0, row: -1, column: 0 } }] }),
  JSON.stringify({ isWhole: true, cells: [{ ...cell, alias: "x".repeat(201) }] }),
  JSON.stringify({ isWhole: true, cells: Array.from({ length: 5_001 }, () => cell) }),
])("MAPP-017 a text that holds no cells of ours is none: %#", (text) => {
  expect(readClip(text)).toBeUndefined();
});
