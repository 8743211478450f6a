import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { Reception, ReceptionLine } from "@/lib/resources/receptions/reception-reads.calls";
import { proposeReturns } from "./propose-returns";

const named = (id: number) => ({ id, name: String(id) });
const supplier = 5;

/** Of product 14, batch L1, in storage 1, unless said otherwise. */
function lying(stock: number, over: { product?: number; storage?: number; batch?: string; day?: string } = {}): Stock {
  const { product = 14, storage = 1, batch = "L1", day = "2026-12-10" } = over;
  return {
    id: 1,
    updated: "2026-11-20T10:00:00Z",
    expirationDate: day,
    storage: { ...named(storage), type: "DEPOSIT" },
    product: { ...named(product), barcode: undefined, image: undefined },
    productNodeReference: 5,
    batch: { id: 1, number: batch },
    supplier: named(supplier),
    stock,
    warehouseStock: stock,
    VAT: 19,
    purchasePrice: undefined,
    value: undefined,
    serialNumbers: [],
  };
}

function line(id: number, received: number, over: Partial<ReceptionLine> = {}): ReceptionLine {
  return {
    id,
    product: { ...named(14), barcode: undefined, image: undefined },
    quantity: { quantityInvoice: received, quantityReceived: received },
    batchNumber: "L1",
    expirationDate: "2026-12-10",
    pricePurchase: "2.50",
    storage: named(1),
    rateVAT: { id: 4, rate: 19 },
    discount: undefined,
    ...over,
  };
}

function reception(
  id: number,
  items: ReceptionLine[],
  over: { company?: number; created?: string; back?: Record<number, number> } = {},
) {
  const { company = supplier, created = "2026-10-01T08:00:00Z", back = {} } = over;
  const note: Reception = {
    id,
    created,
    number: `REN ${id}`,
    company: { ...named(company), cui: undefined },
    typeDocument: named(1),
    seriesDocument: named(1),
    currency: { id: 1, code: "RON" },
    numberDocument: undefined,
    documentDate: undefined,
    dateInStock: undefined,
    auto: undefined,
    delegate: undefined,
    observationCommitteeReception: undefined,
    internalObservations: undefined,
    items,
    vatDiscounts: [],
  };
  const before = new Map(Object.entries(back).map(([of, pieces]) => [Number(of), pieces]));
  return { note, before, isCut: false };
}

/** By reception: pieces by line. */
function proposed(...args: Parameters<typeof proposeReturns>) {
  const { returns, unfound } = proposeReturns(...args);
  return {
    returns: returns.map(({ left, allowed }) => [left.note.id, Object.fromEntries(allowed)]),
    unfound: unfound.map(({ product, batch, day, pieces }) => `${product} ${batch} ${day}: ${pieces}`),
  };
}

it("RETS-007 of a line goes back what is left of it and still lies in its storage", () => {
  const note = reception(7, [line(31, 24), line(32, 10, { batchNumber: "L2" })], { back: { 31: 20 } });
  expect(proposed(supplier, [lying(9), lying(3, { batch: "L2" })], [note])).toEqual({
    returns: [[7, { 31: 4, 32: 3 }]],
    unfound: ["14 L1 2026-12-10: 5"],
  });
});

it("RETS-007 stock of another storage, product, batch or day is not proposed", () => {
  const others = [
    lying(1, { storage: 2 }),
    lying(1, { product: 15 }),
    lying(1, { batch: "l1" }),
    lying(1, { day: "2026-12-11" }),
  ];
  expect(proposed(supplier, others, [reception(7, [line(31, 24)])])).toEqual({
    returns: [],
    unfound: ["14 L1 2026-12-10: 1", "15 L1 2026-12-10: 1", "14 l1 2026-12-10: 1", "14 L1 2026-12-11: 1"],
  });
});

it("RETS-007 a batch's number that another supplier has too is no reason to send it back there", () => {
  const other = reception(8, [line(41, 24)], { company: 6, created: "2026-11-01T08:00:00Z" });
  expect(proposed(supplier, [lying(9)], [other, reception(7, [line(31, 24)])]).returns).toEqual([[7, { 31: 9 }]]);
});

it("RETS-007 pieces are proposed once: in two lines of a batch, and in two receptions, of the latest first", () => {
  const early = reception(7, [line(31, 24)]);
  const late = reception(8, [line(41, 5), line(42, 6)], { created: "2026-11-01T08:00:00Z" });
  expect(proposed(supplier, [lying(10), lying(3)], [early, late])).toEqual({
    returns: [
      [8, { 41: 5, 42: 6 }],
      [7, { 31: 2 }],
    ],
    unfound: [],
  });
});

it("what expires first comes first", () => {
  const [soon, later] = ["2026-11-01", "2026-12-01"];
  const stocks = [lying(1, { day: soon, batch: "L9" }), lying(1, { day: later })];
  const notes = [
    reception(8, [line(41, 5, { expirationDate: later })], { created: "2026-11-01T08:00:00Z" }),
    reception(7, [line(31, 5, { expirationDate: soon, batchNumber: "L9" })]),
  ];
  expect(proposeReturns(supplier, stocks, notes).returns.map(({ firstDay }) => firstDay)).toEqual([soon, later]);
});

it("RETS-007 names what no reception has left: a batch once, though it lies in two storages, and the earliest first", () => {
  const stocks = [lying(2, { day: "2026-12-11" }), lying(9), lying(3, { storage: 2 })];
  expect(proposed(supplier, stocks, [reception(7, [line(31, 4)])])).toEqual({
    returns: [[7, { 31: 4 }]],
    unfound: ["14 L1 2026-12-10: 8", "14 L1 2026-12-11: 2"],
  });
});
