import type { InventoryDetail } from "../inventory-reads.calls";
import { reviewColumns } from "./columns";
import { begunClosing, reviewParts } from "./parts";

const item: InventoryDetail["items"][number] = {
  id: 1,
  productId: 2,
  name: "Apă",
  barcode: undefined,
  image: undefined,
  inventoryQuantity: 4,
  storage: { id: 1, name: "Depozit" },
  countedAt: undefined,
  countedBy: undefined,
  isLeftOut: undefined,
  note: undefined,
  scriptQuantity: 5,
  purchasePrice: undefined,
};
interface Over {
  isBlind?: boolean;
  /** One more of the same product. */
  isTwice?: boolean;
  item?: { scriptQuantity?: number | undefined; purchasePrice?: string };
}
const names = (over: Over) => {
  const told = {
    id: 9,
    status: "COUNTED",
    isBlind: over.isBlind,
    items: [{ ...item, ...over.item }, ...(over.isTwice ? [item] : [])],
  };
  return reviewColumns(reviewParts([told])).map(({ name }) => name);
};

describe("INVE-004 what a review shows", () => {
  it("without any optional field: counted, books, difference and who counted", () => {
    expect(names({})).toEqual(["product", "difference", "counted", "books", "by"]);
  });

  it("with ours: value, which count is taken, what is counted again, and notes", () => {
    const all = ["product", "difference", "value", "counted", "books", "taken", "again", "by", "note"];
    expect(names({ isBlind: false, item: { purchasePrice: "2.50" } })).toEqual(all);
  });

  it("what several have counted of a product, together, beside the part of each", () => {
    expect(names({ isTwice: true })).toEqual(["product", "difference", "counted", "together", "books", "by"]);
  });

  it("no books, and nothing that tells them, for whoever counts blind in it", () => {
    const unseen = names({ isBlind: true, item: { scriptQuantity: undefined, purchasePrice: "2.50" } });
    expect(unseen).toEqual(["product", "counted", "taken", "again", "by", "note"]);
  });
});

it("INVE-008 of a count that is still being counted nothing is chosen or noted", () => {
  const parts = reviewParts([{ id: 9, status: "COUNTING", isBlind: false, items: [] }]);
  const line = {
    inventoryId: 9,
    product: { id: 1, name: "Apă" },
    counter: undefined,
    countedAt: undefined,
    pieces: 1,
    books: 1,
    price: undefined,
    isLeftOut: false,
    note: "",
    isTicked: false,
    whole: undefined,
  };
  const locks = reviewColumns(parts).flatMap((column) => ("lockOf" in column ? [column.lockOf?.(line)] : []));
  expect(locks).toEqual(["stillCounted", "stillCounted"]);
});

it("INVE-013 closing that was begun is told from whichever of the joined counts it was begun", () => {
  const closer = { id: 4, fullName: "Elena Bratu" };
  expect(
    begunClosing([
      { id: 1, clearedBy: undefined },
      { id: 2, clearedBy: closer },
    ]),
  ).toEqual({ id: 2, closer: "Elena Bratu" });
  expect(begunClosing([{ id: 1, clearedBy: undefined }])).toBeUndefined();
});
