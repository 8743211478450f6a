import * as z from "#schema";
import { documentationCall, restCall } from "@/lib/calls/call";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, id, integer, text } from "@/lib/calls/scalars";
import { moment, optional, optionalText } from "@/lib/calls/wire";
import { longestBarcode } from "@/lib/identifiers/barcode";
import { categorySchema } from "./categories.calls";
import { sourceKinds } from "./source-kinds";

/** PROD-012. */
export const identifierTypes = [
  "INVALID_IDENTIFIER_TYPE",
  "SPN_PRODUCT_ID",
  "BARCODE",
  "SERIAL_NUMBER",
  "PART_NUMBER",
  "SKU",
] as const;

/** FILT-054, ours to design: how the goods are kept track of. */
export const productTypes = ["PERISHABLE", "DURABLE", "SERIALISED"] as const;

/** The page size of product documentation (2§9). */
export const longestDocumentationPage = 250;

/** How many barcodes are looked up at once (2§9). */
export const mostBarcodes = 200;

const identifierSchema = z.object({ type: z.enum(identifierTypes), value: z.string() });

const paginationSchema = z.object({ page: z.int(), pageSize: z.int() });

const previewSchema = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  createdAt: moment,
  defaultImageUrl: optionalText,
  defaultThumbUrl: optionalText,
  merchantSiteUrl: optionalText,
  identifiers: z.array(identifierSchema),
});

/** Millimetres and grams. */
const dimensionsSchema = z.object({ length: z.int(), height: z.int(), depth: z.int(), mass: z.int() });

const detailsSchema = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), slug: z.string() }),
  name: z.string(),
  description: z.string(),
  merchant: z.object({ name: z.string(), euid: z.string() }),
  category: categorySchema,
  dimensions: optional(dimensionsSchema),
  identifiers: z.array(identifierSchema),
  images: z.array(z.object({ id: z.int(), url: z.string() })),
  characteristics: z.array(z.object({ label: z.string(), value: z.string() })),
  createdAt: moment,
});

/** Text of a `google.protobuf.StringValue`. */
const wrappedText = z.pipe(
  z.nullish(z.object({ value: z.string() })),
  z.transform((wrapper) => wrapper?.value || undefined),
);

export type DocumentationPreview = z.output<typeof previewSchema>;
export type Documentation = z.output<typeof detailsSchema>;

export const documentationCalls = {
  list: restCall({
    id: "DOC-17",
    access: ["products", "create-products"],
    method: "GET",
    path: "product-documentation/list",
    query: {
      id: one(id),
      partialName: one(text()),
      created: range("createdSince", "createdUntil", day),
      identifierType: one(choice(identifierTypes)),
      /** Values joined by commas, of the type beside it or of any. */
      identifierValues: one(text(400)),
      searchType: one(choice(sourceKinds)),
      mappedOnChains: list(id),
      productCategory: list(id),
      productType: list(choice(productTypes)),
      page: one(integer({ min: 1, max: 1_000_000 })),
      pageSize: one(integer({ min: 1, max: longestDocumentationPage })),
      sort: one(choice(["id", "name", "createdAt"])),
      order: one(choice(["ASC", "DESC"])),
    },
    answer: z.object({
      items: z.array(previewSchema),
      totalCount: z.int().check(z.gte(0)),
      pagination: paginationSchema,
    }),
  }),
  one: restCall({
    id: "DOC-14",
    access: ["products", "create-products"],
    method: "GET",
    path: "product-documentation/{id}",
    params: { id },
    answer: detailsSchema,
  }),
  identifierTypes: restCall({
    id: "DOC-18",
    access: ["products", "create-products"],
    method: "GET",
    path: "product-documentation/identifier-types",
    answer: z.array(z.enum(identifierTypes)),
  }),
  /** The public sheets behind barcodes: what is asked of them here is how large the goods are. One without a sheet has no item. */
  platformDetails: documentationCall({
    id: "DOC-10",
    access: ["drafts"],
    rpc: "GetPlatformDocumentationDetailsList",
    body: z.strictObject({
      identifiers: z.strictObject({
        type: z.literal("BARCODE"),
        values: z.array(text(longestBarcode)).check(z.minLength(1), z.maxLength(mostBarcodes)),
      }),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          identifiers: z.array(identifierSchema),
          dimensions: optional(dimensionsSchema),
        }),
      ),
    }),
  }),
  /** The sheet that a merchant has behind each barcode; a barcode without one has no item, or one without a sheet. */
  defaultPreviews: documentationCall({
    id: "DOC-12",
    access: ["receptions", "return_to_supplier", "inventory"],
    rpc: "GetIdentifierDefaultPreviewList",
    body: z.strictObject({
      merchant: z.strictObject({ euid: text(64) }),
      identifiers: z.strictObject({
        type: z.literal("BARCODE"),
        values: z.array(text(longestBarcode)).check(z.minLength(1), z.maxLength(mostBarcodes)),
      }),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          identifier: identifierSchema,
          documentation: optional(
            z.object({
              id: z.int(),
              productId: z.int(),
              name: z.string(),
              defaultImageUrl: wrappedText,
              defaultThumbUrl: wrappedText,
            }),
          ),
        }),
      ),
    }),
  }),
};
