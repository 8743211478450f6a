import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { currenciesLookup } from "@/lib/resources/lookups/lookups.lookup";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { peopleLookup } from "@/lib/resources/users/users.lookup";
import { fullName } from "@/lib/texts/full-name";
import { type CatalogueInList, catalogPriceCalls } from "./catalog-price.calls";

/** CATA-002: a name, which is shown as it is, or the word for none. */
function creatorOf({ createdBy }: CatalogueInList): string {
  return createdBy === undefined ? "not-assigned" : fullName(createdBy);
}

const columns: Columns<CatalogueInList> = {
  id: { kind: "id", value: (catalogue) => catalogue.id },
  name: { kind: "text", value: (catalogue) => catalogue.name },
  createdBy: {
    kind: "status",
    words: { "not-assigned": "plain" },
    value: creatorOf,
    names: (catalogue) => recordOf("users", catalogue.createdBy),
  },
  currency: { kind: "text", value: (catalogue) => catalogue.currency.code },
  storagesCount: { kind: "quantity", value: (catalogue) => catalogue.storagesCount },
  isDefault: { kind: "boolean", value: (catalogue) => catalogue.isDefault },
  created: { kind: "date-time", value: (catalogue) => catalogue.created },
  description: {
    kind: "status",
    words: { "no-description": "plain" },
    value: (catalogue) => catalogue.description ?? "no-description",
  },
};

/** Catalogues of prices; Id, name and created by are the columns of CATA-001. FILT-052: the filters are ours. */
export const catalogPriceList = defineList({
  page: "catalog_price",
  call: catalogPriceCalls.list,
  columns,
  defaultColumns: ["name", "createdBy"],
  sort: { id: "id", name: "name", created: "created" },
  defaultSort: { key: "id", order: "ASC" },
  filters: {
    search: { kind: "text", param: "search" },
    currency: { kind: "relation", param: "currency", lookup: currenciesLookup },
    storages: { kind: "relation", param: "storages", isMany: true, lookup: storagesLookup },
    products: { kind: "relation", param: "products", isMany: true, lookup: productsLookup },
    createdBy: { kind: "relation", param: "createdBy", isMany: true, lookup: peopleLookup },
    isDefault: { kind: "boolean", param: "isDefault" },
    created: { kind: "date-range", param: "created", periods: "general" },
  },
  only: {
    createdBy: "createdBy",
    currency: ({ currency }) => ({ currency: currency.id }),
    isDefault: "isDefault",
    created: "created",
  },
  search: { id: "preview", words: "search" },
  preview: {
    call: catalogPriceCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (catalogue) => catalogue,
    fields: columns,
    name: "name",
  },
  emptyView: "expanded",
});
