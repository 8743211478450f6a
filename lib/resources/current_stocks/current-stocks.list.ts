import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { batchesLookup, suppliersLookup } from "@/lib/resources/lookups/lookups.lookup";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { currentStocksCalls, type Stock } from "./current-stocks.calls";

const columns: Columns<Stock> = {
  id: { kind: "id", value: (stock) => stock.id },
  image: {
    kind: "image",
    value: ({ product: { image: address, name } }) => (address === undefined ? undefined : { address, text: name }),
  },
  product: { kind: "text", value: (stock) => stock.product.name, names: (stock) => productRecord(stock.product) },
  barcode: { kind: "text", value: (stock) => stock.product.barcode },
  storage: {
    kind: "text",
    value: (stock) => stock.storage.name,
    names: (stock) => recordOf("storages", stock.storage),
  },
  storageType: {
    kind: "status",
    words: { SELLABLE: "plain", MOBILE: "plain", DEPOSIT: "plain" },
    value: (stock) => stock.storage.type,
  },
  stock: { kind: "quantity", value: (stock) => stock.stock },
  warehouseStock: { kind: "quantity", value: (stock) => stock.warehouseStock },
  batch: {
    kind: "text",
    value: (stock) => stock.batch.number,
    names: ({ batch }) => ({ page: "current_stocks", filters: { batch: String(batch.id) } }),
  },
  expirationDate: { kind: "expiry", value: (stock) => stock.expirationDate, left: (stock) => stock.stock },
  supplier: {
    kind: "text",
    value: (stock) => stock.supplier.name,
    names: (stock) => recordOf("companies", stock.supplier),
  },
  // As few columns as a list may show have room for what expires by it.
  goods: {
    kind: "tags",
    isStacked: true,
    value: ({ product, storage, supplier }) => [product.name, storage.name, supplier.name],
    names: ({ product, storage, supplier }) => [
      productRecord(product),
      recordOf("storages", storage),
      recordOf("companies", supplier),
    ],
  },
  purchasePrice: { kind: "money", value: ({ purchasePrice }) => inDefault(purchasePrice) },
  value: { kind: "money", value: ({ value }) => inDefault(value) },
  vat: { kind: "quantity", value: (stock) => stock.VAT },
  productNodeReference: { kind: "text", value: (stock) => String(stock.productNodeReference) },
  serialNumbers: { kind: "tags", value: (stock) => stock.serialNumbers },
  updated: { kind: "date-time", value: (stock) => stock.updated },
};

/** Each of the goods has its own field. */
const { goods: _goods, ...fields } = columns;

function inDefault(amount: string | undefined) {
  return amount === undefined ? undefined : { amount, currency: defaultCurrency };
}

/** The documents give the slider no range (FILT-056): no storage of ours holds more of one batch. */
const mostPieces = 1000;

/** FILT-047, with the wire names of 2§3. Storage type narrows the storages among which one chooses (reading 9). */
export const currentStocksList = defineList({
  page: "current_stocks",
  call: currentStocksCalls.list,
  columns,
  defaultColumns: ["product", "storage", "stock", "expirationDate"],
  sort: { id: "Id", stock: "Stock", expirationDate: "ExpirationDate", updated: "Updated" },
  defaultSort: { key: "updated", order: "DESC" },
  filters: {
    barcode: { kind: "text", param: "barcode", longest: 32 },
    storage: {
      kind: "relation",
      param: "storageId",
      lookup: storagesLookup,
      narrowing: { key: "storageType", options: { SELLABLE: "SELLABLE", MOBILE: "MOBILE", DEPOSIT: "DEPOSIT" } },
    },
    batch: { kind: "relation", param: "batchId", lookup: batchesLookup },
    product: { kind: "relation", param: "productId", lookup: productsLookup },
    serialNumber: { kind: "text", param: "serialNumber", longest: 60 },
    supplier: { kind: "relation", param: "supplier", lookup: suppliersLookup },
    expirationDate: { kind: "date-range", param: "expirationDate", periods: "expiry" },
    quantity: { kind: "number-range", param: "quantity", most: mostPieces },
  },
  mayLack: ["purchasePrice", "value"],
  only: {
    product: ({ product }) => ({ product: product.id }),
    barcode: "barcode",
    storage: "storage",
    stock: "quantity",
    batch: ({ batch }) => ({ batch: batch.id }),
    expirationDate: "expirationDate",
    supplier: "supplier",
    serialNumbers: "serialNumber",
  },
  search: { id: "preview", barcode: "barcode" },
  queue: { key: "expired-stocks", load: async () => (await import("./expired-stocks.queue")).expiredStocks },
  preview: {
    call: currentStocksCalls.list,
    args: (id) => ({ filters: { id }, offset: 0, limit: 1 }),
    detail: ({ items }) => items[0],
    fields,
    name: "product",
  },
  report: async () => (await import("@/lib/resources/reports/report-source")).reportSource("current_stocks"),
});
