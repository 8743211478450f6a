import * as z from "#schema";
import { queryCall, restCall } from "@/lib/calls/call";
import { camelKeys } from "@/lib/calls/camel-keys";
import { queryOrder, rowWindow } from "@/lib/calls/paging";
import { fixed, list, one, range } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { day, flag, id, integer, text } from "@/lib/calls/scalars";
import { amount, calendarDay, entityReference, moment, optional, optionalText, rows } from "@/lib/calls/wire";

const productSchema = z.object({ id: z.int(), name: z.string(), barcode: optionalText, image: optionalText });

/** What lies in a storage of one product, all batches together. */
const storageStockSchema = z.object({
  /** The product as this storage knows it. */
  productNodeReference: z.int(),
  product: productSchema,
  stock: z.int(),
  /** In percent. */
  VAT: z.number(),
  /** YYYY-MM-DD of the batch that goes off first. */
  nearestExpirationDate: optionalText,
});

/** The same with what tells how far its books are to be trusted, all of it optional: a platform may know nothing of it. */
const trustedStockSchema = z.extend(storageStockSchema, {
  /** Net, of all pieces, at the purchase price. */
  value: optional(amount),
  /** In how many closed counts it was. */
  counts: optional(z.int()),
  /** When the last of them counted it; absent of one that was never counted. */
  lastCounted: optional(moment),
  /** Pieces by which all of them together differed from the books, over and short alike. */
  countedDifference: optional(z.int()),
  /** How often pieces came or went since then, or ever where it was never counted. */
  movedSince: optional(z.int()),
  /** A count that is not closed yet has counted it, or names it. */
  isInOpenCount: optional(z.boolean()),
});

export type TrustedStock = z.output<typeof trustedStockSchema>;

/** One batch of one product in one storage (2§3 Stock). */
const stockFields = {
  storage: z.extend(entityReference, { type: z.enum(["SELLABLE", "MOBILE", "DEPOSIT"]) }),
  product: productSchema,
  productNodeReference: z.int(),
  batch: z.object({ id: z.int(), number: z.string() }),
  supplier: entityReference,
  stock: z.int(),
  /** What the warehouse of the storage's chain has of the product, all batches together. */
  warehouseStock: z.int(),
  /** In percent. */
  VAT: z.number(),
  serialNumbers: z.array(z.string()),
};

const stockSchema = camelKeys(
  z.object({
    Id: z.int(),
    ExpirationDate: optional(calendarDay),
    Updated: moment,
    ...stockFields,
    /** Net, of one piece, and of all of its pieces: a platform may know nothing of it. */
    PurchasePrice: optional(amount),
    Value: optional(amount),
  }),
);

/** Rows, and where `totals` asked for it what all of the rows on all pages are together: a platform may know nothing of it. */
const summedStocksSchema = camelKeys(
  z.object({
    Items: z.array(stockSchema),
    TotalCount: z.int().check(z.gte(0)),
    TotalPieces: optional(z.int()),
    TotalValue: optional(amount),
  }),
);

/** Why stock came or went, as the embedded platform says it; of another platform any word. */
export const movementKinds = [
  "OPENING",
  "RECEPTION",
  "RETURN",
  "INTERNAL_RECEPTION",
  "SUPPLY",
  "SALE",
  "INVENTORY",
] as const;

const movementSchema = z.object({
  id: z.int(),
  moment,
  /** Below 0 for what left. */
  pieces: z.int(),
  kind: z.string(),
  /** Of the record that `kind` names. */
  documentId: optional(z.int()),
  madeBy: optional(z.object({ id: z.int(), fullName: z.string() })),
});

export type StockMovement = z.output<typeof movementSchema>;

const movedStockSchema = camelKeys(
  z.object({
    Id: z.int(),
    storage: entityReference,
    batch: z.object({ id: z.int(), number: z.string() }),
    product: optional(z.object({ id: z.int() })),
    stock: optional(z.int()),
    movements: optional(z.array(movementSchema)),
    /** How many there are, where these may be the newest of them alone. */
    movementCount: optional(z.int()),
  }),
);

export type MovedStock = z.output<typeof movedStockSchema>;

/** All of one product, in all storages together. */
const productStockSchema = z.object({ product: productSchema, stock: z.int(), storages: z.int() });

const stockOfProductSchema = z.object({
  storage: entityReference,
  productNodeReference: z.int(),
  stock: z.int(),
  /** In percent. */
  VAT: z.number(),
});

/** A product that cells of a machine are mapped to, beside what lies there. */
const mappedStockSchema = z.object({
  storage: entityReference,
  product: productSchema,
  cells: z.int(),
  stock: z.int(),
});

export type Stock = z.output<typeof stockSchema>;

/** Paging of stock by storage (CNST-030). */
export const stockPage = { offset: 0, limit: 100 };

export const currentStocksCalls = {
  list: queryCall({
    id: "QRY-02",
    access: ["current_stocks", "dashboard-wh", "receptions_intern", "return_to_supplier"],
    queryName: "chain-stocks",
    /** Left: the filters' own keys of 1§7 (reading 8). Right: the names inside jsonFilters, 2§3. */
    filters: {
      id: one(id, "Id"),
      barcode: one(text(32), "Barcode"),
      storageId: one(id, "StorageID"),
      batchId: one(id, "BatchID"),
      productId: one(id, "ProductId"),
      serialNumber: one(text(60), "SerialNumber"),
      supplier: one(id, "SupplierID"),
      expirationDate: range("ExpDateAfter", "ExpDateBefore", day),
      quantity: range("MinQuantity", "MaxQuantity", integer({ max: 1_000_000 })),
      /** Accepted, without a control (reading 9): a part of what kind of goods it is. */
      characteristic: one(text(60), "Characteristic"),
      /** The reception that brought the batch (2§3: stock item filters). */
      typeDocument: one(id, "ReceptionTypeDocumentID"),
      renNumber: one(text(60), "ReceptionNumber"),
      receptionCompany: one(id, "CompanyID"),
      created: range("FromCreated", "ToCreated", day),
      totals: one(flag, "Totals"),
      ...queryOrder(["Id", "Stock", "ExpirationDate", "Updated"]),
    },
    answer: summedStocksSchema,
    empty: noQueryRows,
  }),
  byProducts: queryCall({
    id: "QRY-03",
    access: ["current_stocks", "products"],
    queryName: "current-stock-by-products",
    filters: { productIds: list(id, "ProductIDs") },
    answer: queryRows(productStockSchema),
    empty: noQueryRows,
  }),
  mapped: queryCall({
    id: "QRY-06",
    access: ["current_stocks", "storages", "drafts"],
    queryName: "mapped-products-stock",
    filters: { storageIds: list(id, "StorageIDs") },
    answer: queryRows(mappedStockSchema),
    empty: noQueryRows,
  }),
  /** Paging of 2§7: offset 0, limit 100. */
  ofProduct: queryCall({
    id: "QRY-09",
    access: ["current_stocks", "products"],
    queryName: "product-current-stock-by-storages",
    filters: { productId: one(id, "ProductID") },
    mostRows: 100,
    answer: queryRows(stockOfProductSchema),
    empty: noQueryRows,
  }),
  ofStorage: restCall({
    id: "STK-02",
    access: ["current_stocks", "storages", "drafts"],
    method: "GET",
    path: "current_stocks/storage/{id}",
    params: { id },
    query: rowWindow,
    answer: rows(storageStockSchema),
  }),
  /** The same with how far the books are to be trusted: `trust` is ours, and a platform may know nothing of it. */
  trust: restCall({
    id: "STK-02.trust",
    access: ["current_stocks"],
    method: "GET",
    path: "current_stocks/storage/{id}",
    params: { id },
    query: { trust: fixed("true"), ...rowWindow },
    answer: rows(trustedStockSchema),
  }),
  /** Of one product in one storage; 0 where none lies there. */
  ofNode: restCall({
    id: "STK-01",
    access: ["current_stocks", "storages"],
    method: "GET",
    path: "current-stocks/storage/{storageId}/product-node-reference/{node}",
    params: { storageId: id, node: id },
    answer: storageStockSchema,
  }),
  /** The same with what came and went, newest first: `movements` is ours, and a platform may know nothing of it. */
  movements: restCall({
    id: "STK-03.movements",
    access: ["current_stocks"],
    method: "GET",
    path: "tracking_stocks",
    query: {
      movements: fixed("true"),
      storageId: one(id),
      barcode: one(text(32)),
      productName: one(text()),
      batchId: one(id),
      ...rowWindow,
    },
    answer: rows(movedStockSchema),
  }),
  tracking: restCall({
    id: "STK-03",
    access: ["current_stocks"],
    method: "GET",
    path: "tracking_stocks",
    query: {
      storageId: one(id),
      barcode: one(text(32)),
      supplierId: one(id),
      productName: one(text()),
      batchId: one(id),
      ...rowWindow,
    },
    answer: rows(stockSchema),
  }),
};
