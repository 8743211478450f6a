import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { suppliersLookup } from "@/lib/resources/lookups/lookups.lookup";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { type ReturnInList, returnReads } from "./return-reads.calls";

/** RETS-004 asks for a fromCreated in every request: this one, before the first return, hides none. */
const beforeAll = "2000-01-01";

const columns: Columns<ReturnInList> = {
  id: { kind: "id", value: (returned) => returned.id },
  numberDocument: { kind: "text", value: (returned) => returned.numberDocument },
  documentDate: { kind: "date", value: (returned) => returned.documentDate },
  company: {
    kind: "text",
    value: (returned) => returned.company.name,
    names: (returned) => recordOf("companies", returned.company),
  },
  ren: {
    kind: "text",
    value: (returned) => returned.ren.number,
    names: (returned) => recordOf("receptions", returned.ren),
  },
  renId: {
    kind: "text",
    value: (returned) => String(returned.ren.id),
    names: (returned) => recordOf("receptions", returned.ren),
  },
  isTotalReturned: { kind: "boolean", value: (returned) => returned.isTotalReturned },
  itemsCount: { kind: "quantity", value: (returned) => returned.itemsCount },
  created: { kind: "date-time", value: (returned) => returned.created },
  createdBy: {
    kind: "person",
    value: (returned) => returned.createdBy,
    names: (returned) => recordOf("users", returned.createdBy),
  },
  currency: { kind: "text", value: (returned) => returned.currency.code },
  observations: { kind: "text", value: (returned) => returned.observations },
};

/** Returns to suppliers (RETS-001). FILT-052: the filters are ours beyond fromCreated. */
export const returnToSupplierList = defineList({
  page: "return_to_supplier",
  call: returnReads.list,
  columns,
  defaultColumns: ["numberDocument", "documentDate", "company", "ren"],
  sort: { id: "id", documentDate: "documentDate", created: "created" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    numberDocument: { kind: "text", param: "numberDocument", longest: 60 },
    renNumber: { kind: "text", param: "renNumber", longest: 60 },
    supplier: { kind: "relation", param: "supplier", isMany: true, lookup: suppliersLookup },
    products: { kind: "relation", param: "products", isMany: true, lookup: productsLookup },
    barcode: { kind: "text", param: "barcode", longest: 32 },
    isTotalReturned: { kind: "boolean", param: "isTotalReturned" },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
  },
  only: { company: "supplier", isTotalReturned: "isTotalReturned", created: "created" },
  defaults: { created: { from: beforeAll } },
  search: { id: "preview", barcode: "barcode", number: "numberDocument" },
  pdf: returnReads.pdf,
  preview: {
    call: returnReads.one,
    args: (id) => ({ params: { id } }),
    detail: (returned) => returned,
    fields: columns,
    name: "numberDocument",
  },
});
