import type { InventoryDetail } from "../inventory-reads.calls";
import { reviewColumns } from "./columns";
import { reviewParts } from "./parts";

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
    expect(names({})).toEqual(["product", "counted", "books", "difference", "by"]);
  });

  it("with ours: value, which count is taken, what is counted again, and notes", () => {
    const all = ["product", "counted", "books", "difference", "value", "taken", "again", "by", "note"];
    expect(names({ isBlind: false, item: { purchasePrice: "2.50" } })).toEqual(all);
  });

  it("what several have counted of a product, together, beside the part of each", () => {
    expect(names({ isTwice: true })).toEqual(["product", "counted", "together", "books", "difference", "by"]);
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
