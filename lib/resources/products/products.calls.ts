import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { rowWindow } from "@/lib/calls/paging";
import { fixed, list, one, repeated } from "@/lib/calls/params";
import { choice, id, integer, text } from "@/lib/calls/scalars";
import { amount, entityReference, moment, optional, optionalText, rows } from "@/lib/calls/wire";
import { sourceKinds } from "./source-kinds";

/** PROD-034. */
const optionSchema = z.object({
  id: z.int(),
  name: z.string(),
  barcode: optionalText,
  image: optionalText,
  core_id: z.int(),
  product_node_reference: z.int(),
});

export type ProductOption = z.output<typeof optionSchema>;

const imageSchema = z.object({ id: z.int(), url: z.string() });

const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  barcode: optionalText,
  category: entityReference,
  supplier: entityReference,
  /** `rate` in percent. */
  rateVAT: z.object({ id: z.int(), rate: z.number() }),
  /** Net. */
  purchasePrice: amount,
  /** Gross. */
  sellingPrice: amount,
  hasSerialNumbers: z.boolean(),
  created: moment,
  spn: optional(z.object({ documentation: z.object({ id: z.int(), name: z.string(), images: z.array(imageSchema) }) })),
});

const chainDetailsSchema = z.object({
  /** Of the chain. */
  id: z.int(),
  name: z.string(),
  company: z.object({ id: z.int(), euid: z.string() }),
  warehouse: optional(entityReference),
  /** Pieces in all storages of the chain. */
  stock: z.int(),
});

const soldProductSchema = z.object({
  ...optionSchema.shape,
  /** Gross, by the storage's present catalogue. */
  price: optional(amount),
  /** Pieces that this machine sold in the last 28 days. */
  soldLately: optional(z.int()),
  /** Pieces in the warehouse of the storage's chain. */
  warehouseStock: optional(z.int()),
});

export type SoldProduct = z.output<typeof soldProductSchema>;

const anyAcquirersPage = ["products", "catalog_price", "receptions", "return_to_supplier"] as const;

const searchQuery = {
  ids: list(id, "productIds"),
  search: one(text()),
  searchType: one(choice(sourceKinds)),
  mappedOnChains: list(id),
  ...rowWindow,
};

/** How many products are read by their ids at once: the list has as many rows (2§9). */
export const mostIds = 100;

export const productsCalls = {
  one: restCall({
    id: "PRD-01",
    access: anyAcquirersPage,
    method: "GET",
    path: "products/{id}",
    params: { id },
    answer: productSchema,
  }),
  /** Pictures by barcode; at most `mostBarcodes` at once. A barcode of no product has no item. */
  imagesByBarcode: restCall({
    id: "PRD-02",
    access: "signed-in",
    method: "GET",
    path: "products/pn/list",
    query: { barcodes: repeated("barcode[]", text(32)) },
    answer: z.array(
      z.object({ id: z.int(), name: z.string(), barcode: z.string(), images: z.array(z.object({ url: z.string() })) }),
    ),
  }),
  /** Options by a part of the name, a core id or a barcode, or exactly the products of some ids. */
  options: restCall({
    id: "DRP-03",
    access: [
      "receptions",
      "receptions_intern",
      "return_to_supplier",
      "catalog_price",
      "current_stocks",
      "drafts",
      "inventory",
      "supplying_routes",
      "vouchers",
    ],
    method: "GET",
    path: "products",
    query: {
      dropdown: fixed("true"),
      search: one(text(60)),
      ids: list(id),
      limit: one(integer({ min: 1, max: 100 })),
    },
    answer: z.array(z.object({ id: z.int(), name: optionalText, barcode: optionalText })),
  }),
  /** Also what a count is limited to, what is counted beside its list, and what is mapped to cells. */
  globalSearch: restCall({
    id: "PRD-03",
    access: [...anyAcquirersPage, "drafts", "inventory"],
    method: "GET",
    path: "products/global-search",
    query: searchQuery,
    answer: z.array(optionSchema),
  }),
  chainDetails: restCall({
    id: "PRD-04",
    access: anyAcquirersPage,
    method: "GET",
    path: "products/{id}/chain-details",
    params: { id },
    answer: z.array(chainDetailsSchema),
  }),
  list: restCall({
    id: "PRD-05",
    access: anyAcquirersPage,
    method: "GET",
    path: "products",
    query: searchQuery,
    answer: rows(optionSchema),
  }),
  /** What no selling machine holds. */
  notOnVending: restCall({
    id: "PRD-06",
    access: [...anyAcquirersPage, "drafts"],
    method: "GET",
    path: "products",
    query: {
      isMapOnVending: fixed("false"),
      search: one(text()),
      ...rowWindow,
    },
    answer: rows(optionSchema),
  }),
  /** What a machine sells. Beside the product all of it is optional: a platform may know nothing of it. */
  soldIn: restCall({
    id: "PRD-07",
    access: ["drafts"],
    method: "GET",
    path: "products/storage/{storageId}/vending",
    params: { storageId: id },
    answer: z.array(soldProductSchema),
    answerId: false,
  }),
  /** Looks a barcode up everywhere. With an id: the sheet is in the list. Without: only an outside service knows it (2§4). */
  globalImport: restCall({
    id: "PRD-08",
    access: ["products", "create-products"],
    method: "POST",
    path: "products/global-import",
    body: z.strictObject({ barcode: text(32) }),
    answer: z.object({ id: optional(z.int()), name: z.string(), barcode: z.string(), image: optionalText }),
  }),
};
