import { receivedOfBatch } from "./received-of-batch";

const line = (id: number, batchNumber: string | undefined, received: number, pricePurchase?: string) => ({
  product: { id, name: "Apă", barcode: undefined, image: undefined },
  batchNumber,
  quantity: { quantityInvoice: received + 1, quantityReceived: received },
  pricePurchase,
});

it("a note's lines of one product and batch are summed, each price once; others are none of it", () => {
  const lines = [
    line(7, "L1", 10, "2.50"),
    line(7, "L1", 5, "2.50"),
    line(7, "L1", 1, "2.75"),
    line(7, "L2", 100, "9.00"),
    line(8, "L1", 100, "9.00"),
  ];
  expect(receivedOfBatch(lines, 7, "L1")).toEqual({ pieces: 16, prices: ["2.50", "2.75"] });
  expect(receivedOfBatch(lines, 7, "L9")).toBeUndefined();
});

it("goods without a number have a batch, too, and a line may have no price", () => {
  expect(receivedOfBatch([line(7, undefined, 4), line(7, "L1", 9, "1.00")], 7, "")).toEqual({ pieces: 4, prices: [] });
});
