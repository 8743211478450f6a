import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { fixed, list, one, range } from "@/lib/calls/params";
import { day, filledText, flag, id, longText, text } from "@/lib/calls/scalars";
import { amount, doneSchema, entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

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
  storages: z.array(entityReference),
  productPrices: z.array(productPriceSchema),
});

/** What an edit answers: all that one can change (1§7). */
const editedSchema = z.object({
  name: z.string(),
  currency: z.object({ id: z.int(), code: z.string() }),
  description: optionalText,
  storages: z.array(entityReference),
});

/** Decimal text of at least 1 with at most 2 places; a 0 is never sent (CATA-020, CATA-024). */
const priceSchema = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}(\.\d{1,2})?$/, "must be at least 1, with at most 2 places"));

/** `product` is a core id. */
const pricedProduct = { product: z.int(), price: priceSchema };
const productPriceBody = z.strictObject({ catalogPrice: z.int(), ...pricedProduct });

/** The longest price list that one request carries; its body stays within what the API reads. */
const mostPrices = 10_000;
/** In characters. */
export const longestName = 120;
export const longestDescription = 2000;

const nameSchema = filledText(longestName);
/** Empty for none. */
const descriptionSchema = longText(longestDescription);
const oneStorage = z.array(z.int()).check(z.minLength(1), z.maxLength(1));

const newCatalogueBody = z.strictObject({
  name: nameSchema,
  description: descriptionSchema,
  currencyId: z.int(),
  productPrices: z.array(z.strictObject(pricedProduct)).check(z.minLength(1), z.maxLength(mostPrices)),
  storages: z.array(z.int()).check(z.minLength(1), z.maxLength(1000)),
});

/** CATA-009: exactly one of them. */
const catalogueEditBody = z.union([
  z.strictObject({ name: nameSchema }),
  z.strictObject({ currencyId: z.int() }),
  z.strictObject({ description: descriptionSchema }),
  z.strictObject({ storagesToAdd: oneStorage }),
  z.strictObject({ storagesToRemove: oneStorage }),
]);

export type NewCatalogue = z.output<typeof newCatalogueBody>;
export type CatalogueEdit = z.output<typeof catalogueEditBody>;
export type ProductPriceBody = z.output<typeof productPriceBody>;
export type CatalogueInList = z.output<typeof catalogueInListSchema>;
export type Catalogue = z.output<typeof catalogueSchema>;
export type ProductPrice = z.output<typeof productPriceSchema>;

export const catalogPriceCalls = {
  /** Reading 41. FILT-052: the filters are ours. */
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
      ...sortedWindow(["id", "name", "created"]),
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
  create: restCall({
    id: "CAT-03",
    access: ["catalog_price"],
    method: "POST",
    path: "catalogs_prices",
    body: newCatalogueBody,
    answer: catalogueSchema,
  }),
  edit: restCall({
    id: "CAT-04",
    access: ["catalog_price"],
    method: "PATCH",
    path: "catalogs_prices/{id}",
    params: { id },
    body: catalogueEditBody,
    answer: editedSchema,
  }),
  addPrice: restCall({
    id: "CAT-05",
    access: ["catalog_price"],
    method: "POST",
    path: "products_prices",
    body: productPriceBody,
    answer: productPriceSchema,
  }),
  editPrice: restCall({
    id: "CAT-06",
    access: ["catalog_price"],
    method: "PATCH",
    path: "products_prices/{id}",
    params: { id },
    body: productPriceBody,
    answer: productPriceSchema,
    answerId: "productPriceId",
  }),
  removePrice: restCall({
    id: "CAT-07",
    access: ["catalog_price"],
    method: "DELETE",
    path: "products_prices/{id}",
    params: { id },
    answer: doneSchema,
  }),
};
