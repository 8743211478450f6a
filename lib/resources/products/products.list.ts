import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { productRecord } from "@/lib/list/declare/named-product";
import { longest } from "@/lib/list/texts/cut";
import { chainsLookup } from "@/lib/resources/lookups/lookups.lookup";
import { categoriesLookup } from "./categories.lookup";
import {
  type Documentation,
  type DocumentationPreview,
  documentationCalls,
  longestDocumentationPage,
} from "./documentation.calls";
import { productSearchDebounce } from "./product-search";

/** The codes of one type, e.g. a product's barcodes. */
function codes({ identifiers }: Pick<Documentation, "identifiers">, ...types: string[]): string[] {
  return identifiers.filter(({ type }) => types.includes(type)).map(({ value }) => value);
}

const columns: Columns<DocumentationPreview> = {
  id: { kind: "id", value: (sheet) => sheet.id },
  thumb: {
    kind: "image",
    value: ({ defaultThumbUrl: address, name }) => (address === undefined ? undefined : { address, text: name }),
  },
  name: { kind: "text", value: (sheet) => sheet.name },
  barcodes: { kind: "tags", value: (sheet) => codes(sheet, "BARCODE") },
  createdAt: { kind: "date-time", value: (sheet) => sheet.createdAt },
  productId: {
    kind: "text",
    value: (sheet) => String(sheet.productId),
    names: (sheet) => productRecord({ id: sheet.productId }),
  },
  skus: { kind: "tags", value: (sheet) => codes(sheet, "SKU") },
  otherIdentifiers: {
    kind: "tags",
    value: (sheet) => codes(sheet, "SPN_PRODUCT_ID", "PART_NUMBER", "SERIAL_NUMBER"),
  },
  merchantSite: {
    kind: "link",
    value: ({ merchantSiteUrl: address }) => (address === undefined ? undefined : { address, text: address }),
  },
};

/** Identifiers, pictures and characteristics have sections of their own in the preview (PROD-023). */
const details: Columns<Documentation> = {
  id: { kind: "id", value: (sheet) => sheet.id },
  name: { kind: "text", value: (sheet) => sheet.name },
  productId: {
    kind: "text",
    value: (sheet) => String(sheet.product.id),
    names: (sheet) => productRecord({ id: sheet.product.id }),
  },
  slug: { kind: "text", value: (sheet) => sheet.product.slug },
  category: { kind: "text", longest: longest.category, value: (sheet) => sheet.category.name },
  merchant: { kind: "text", value: (sheet) => sheet.merchant.name },
  merchantEuid: { kind: "text", value: (sheet) => sheet.merchant.euid },
  createdAt: { kind: "date-time", value: (sheet) => sheet.createdAt },
  length: { kind: "quantity", value: (sheet) => sheet.dimensions?.length },
  height: { kind: "quantity", value: (sheet) => sheet.dimensions?.height },
  depth: { kind: "quantity", value: (sheet) => sheet.dimensions?.depth },
  mass: { kind: "quantity", value: (sheet) => sheet.dimensions?.mass },
  description: { kind: "text", value: (sheet) => sheet.description },
};

/** Product documentation (PROD-001). FILT-050; FILT-054: categories and types of products are filtered here. */
export const productsList = defineList({
  page: "products",
  call: documentationCalls.list,
  columns,
  defaultColumns: ["thumb", "name", "barcodes", "createdAt"],
  sort: { id: "id", name: "name", createdAt: "createdAt" },
  defaultSort: { key: "name", order: "ASC" },
  pageSize: longestDocumentationPage,
  filters: {
    partialName: { kind: "text", param: "partialName" },
    created: { kind: "date-range", param: "created", periods: "general" },
    productCategory: { kind: "relation", param: "productCategory", isMany: true, lookup: categoriesLookup },
    productType: {
      kind: "choices",
      param: "productType",
      options: { PERISHABLE: "PERISHABLE", DURABLE: "DURABLE", SERIALISED: "SERIALISED" },
    },
    identifierType: {
      kind: "choice",
      param: "identifierType",
      options: {
        BARCODE: "BARCODE",
        SKU: "SKU",
        PART_NUMBER: "PART_NUMBER",
        SERIAL_NUMBER: "SERIAL_NUMBER",
        SPN_PRODUCT_ID: "SPN_PRODUCT_ID",
      },
    },
    identifierValues: { kind: "text", param: "identifierValues", longest: 400 },
    searchType: {
      kind: "choice",
      param: "searchType",
      options: {
        "merchant-owned": "merchant-owned",
        "public-platform": "public-platform",
        "global-APIs": "global-APIs",
      },
    },
    mappedOnChains: { kind: "relation", param: "mappedOnChains", isMany: true, lookup: chainsLookup },
  },
  only: { createdAt: "created" },
  search: {
    id: "preview",
    words: "partialName",
    barcode: "identifierValues",
    along: { barcode: { identifierType: "BARCODE" } },
    delay: productSearchDebounce,
  },
  preview: {
    call: documentationCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (sheet) => sheet,
    fields: details,
    name: "name",
  },
});
