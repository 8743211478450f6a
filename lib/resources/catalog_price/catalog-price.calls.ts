import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { fixed, list, one, range } from "@/lib/calls/params";
import { day, flag, id, text } from "@/lib/calls/scalars";
import { amount, moment, optional, optionalText, person, reference, rows } from "@/lib/calls/wire";

/** CATA-014. Its picture is looked up by barcode (CATA-028). */
const productPriceSchema = z.object({
  productPriceId: z.int(),
  /** Core id. */
  product: z.int(),
  /** Gross, in the catalogue's currency. */
  price: amount,
  /** The product's name. */
  label: z.string(),
  barcode: optionalText,
  /** The catalogue's id. */
  catalogPrice: z.int(),
});

/** What the lite list knows of a catalogue (CATA-029). */
const catalogueInListSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: optionalText,
  currency: z.object({ id: z.int(), code: z.string() }),
  createdBy: optional(person),
  isDefault: z.boolean(),
  storagesCount: z.int(),
  created: moment,
});

const catalogueSchema = z.extend(catalogueInListSchema, {
  storages: z.array(reference),
  productPrices: z.array(productPriceSchema),
});

export type CatalogueInList = z.output<typeof catalogueInListSchema>;
export type Catalogue = z.output<typeof catalogueSchema>;
export type ProductPrice = z.output<typeof productPriceSchema>;

export const catalogueSortKeys = ["id", "name", "created"] as const;

export const catalogPriceCalls = {
  /** Decision 41. FILT-052: the filters are ours. */
  list: restCall({
    id: "CAT-08",
    access: ["catalog_price", "storages"],
    method: "GET",
    path: "catalogs_prices",
    query: {
      lite: fixed("true"),
      search: one(text()),
      currency: one(id, "currencyId"),
      storages: list(id, "storageIds"),
      products: list(id, "productIds"),
      createdBy: list(id, "userIds"),
      isDefault: one(flag),
      created: range("FromCreated", "ToCreated", day),
      ...sortedWindow(catalogueSortKeys),
    },
    answer: rows(catalogueInListSchema),
  }),
  one: restCall({
    id: "CAT-09",
    access: ["catalog_price", "storages"],
    method: "GET",
    path: "catalogs_prices/{id}",
    params: { id },
    answer: catalogueSchema,
  }),
};
