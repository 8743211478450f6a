import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import {
  batchesLookup,
  seriesDocumentsLookup,
  suppliersLookup,
  typeDocumentsLookup,
} from "@/lib/resources/lookups/lookups.lookup";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { type ReceptionInList, receptionReads } from "./reception-reads.calls";

/** What the list and the whole note have in common: all of its header (RECP-003). */
const header: Columns<Omit<ReceptionInList, "items">> = {
  id: { kind: "id", value: (note) => note.id },
  created: { kind: "date-time", value: (note) => note.created },
  number: { kind: "text", value: (note) => note.number },
  company: { kind: "text", value: (note) => note.company.name, names: (note) => recordOf("companies", note.company) },
  cui: { kind: "text", value: (note) => note.company.cui },
  typeDocument: { kind: "text", value: (note) => note.typeDocument.name },
  numberDocument: { kind: "text", value: (note) => note.numberDocument },
  documentDate: { kind: "date", value: (note) => note.documentDate },
  seriesDocument: { kind: "text", value: (note) => note.seriesDocument.name },
  currency: { kind: "text", value: (note) => note.currency.code },
  dateInStock: { kind: "date", value: (note) => note.dateInStock },
  auto: { kind: "text", value: (note) => note.auto },
  delegate: { kind: "text", value: (note) => note.delegate },
  observationCommitteeReception: { kind: "text", value: (note) => note.observationCommitteeReception },
  internalObservations: { kind: "text", value: (note) => note.internalObservations },
};

const columns: Columns<ReceptionInList> = {
  ...header,
  products: {
    kind: "tags",
    value: (note) => note.items.map((item) => item.name),
    names: (note) => note.items.map(({ barcode }) => productRecord({ barcode })),
  },
};

export const receptionsList = defineList({
  page: "receptions",
  call: receptionReads.list,
  columns,
  defaultColumns: ["number", "created", "company", "numberDocument"],
  sort: { id: "Id", created: "Created", number: "Number" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    barcode: { kind: "text", param: "barcode", longest: 32 },
    batchId: { kind: "relation", param: "batchId", lookup: batchesLookup },
    supplier: { kind: "relation", param: "supplier", lookup: suppliersLookup },
    productId: { kind: "relation", param: "productId", lookup: productsLookup },
    typeDocument: { kind: "relation", param: "typeDocument", lookup: typeDocumentsLookup },
    renNumber: { kind: "text", param: "renNumber", longest: 60 },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
    receptionType: { kind: "relation", param: "receptionType", lookup: seriesDocumentsLookup },
  },
  only: {
    created: "created",
    company: "supplier",
    typeDocument: ({ typeDocument }) => ({ typeDocument: typeDocument.id }),
    seriesDocument: ({ seriesDocument }) => ({ receptionType: seriesDocument.id }),
  },
  search: { id: "preview", barcode: "barcode", number: "renNumber" },
  pdf: receptionReads.pdf,
  preview: {
    call: receptionReads.one,
    args: (id) => ({ filters: { id }, offset: 0, limit: 1 }),
    detail: ({ items }) => items[0],
    fields: header,
    name: "number",
  },
  emptyView: "expanded",
});
