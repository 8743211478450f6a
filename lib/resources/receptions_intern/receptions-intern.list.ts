import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { batchesLookup } from "@/lib/resources/lookups/lookups.lookup";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { type InternalReceptionInList, receptionsInternReads } from "./receptions-intern.calls";

const columns: Columns<InternalReceptionInList> = {
  id: { kind: "id", value: (note) => note.id },
  number: { kind: "text", value: (note) => note.number },
  productsCount: { kind: "quantity", value: (note) => note.productsCount },
  totalQuantity: { kind: "quantity", value: (note) => note.totalQuantity },
  created: { kind: "date-time", value: (note) => note.created },
  sourceStorage: {
    kind: "text",
    value: (note) => note.sourceStorage.name,
    names: (note) => recordOf("storages", note.sourceStorage),
  },
  destinationStorage: {
    kind: "text",
    value: (note) => note.destinationStorage.name,
    names: (note) => recordOf("storages", note.destinationStorage),
  },
  documentDate: { kind: "date", value: (note) => note.documentDate },
  createdBy: { kind: "person", value: (note) => note.createdBy, names: (note) => recordOf("users", note.createdBy) },
  auto: { kind: "text", value: (note) => note.auto },
  delegate: { kind: "text", value: (note) => note.delegate },
  observations: { kind: "text", value: (note) => note.observations },
};

/** Internal receptions (RINT-001). FILT-052: the filters are ours. */
export const receptionsInternList = defineList({
  page: "receptions_intern",
  call: receptionsInternReads.list,
  columns,
  defaultColumns: ["number", "created", "sourceStorage", "destinationStorage"],
  sort: { id: "id", number: "number", created: "created" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    renNumber: { kind: "text", param: "renNumber", longest: 60 },
    sourceStorage: { kind: "relation", param: "sourceStorage", isMany: true, lookup: storagesLookup },
    destinationStorage: { kind: "relation", param: "destinationStorage", isMany: true, lookup: storagesLookup },
    products: { kind: "relation", param: "products", isMany: true, lookup: productsLookup },
    barcode: { kind: "text", param: "barcode", longest: 32 },
    batchId: { kind: "relation", param: "batchId", lookup: batchesLookup },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
  },
  only: { sourceStorage: "sourceStorage", destinationStorage: "destinationStorage", created: "created" },
  search: { id: "preview", barcode: "barcode", number: "renNumber" },
  pdf: receptionsInternReads.pdf,
  preview: {
    call: receptionsInternReads.one,
    args: (id) => ({ params: { id } }),
    detail: (note) => note,
    fields: columns,
    name: "number",
  },
});
