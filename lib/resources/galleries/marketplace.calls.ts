import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { fixed } from "@/lib/calls/params";
import { slug } from "@/lib/calls/scalars";
import { amount, optional, optionalText } from "@/lib/calls/wire";

/** A category of the marketplace. `parentSlug` is that of the one above it; none at the top of a tree. */
const taxonSchema = z.object({ slug: z.string(), name: z.string(), parentSlug: optionalText });

export type Taxon = z.output<typeof taxonSchema>;

const promotedProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** With VAT, RON. */
  price: optional(amount),
  imageURL: optionalText,
});

/** How many products of a category the marketplace names. */
export const mostTaxonProducts = 10;

/** What a banner may lead to: categories and products of the marketplace service (2§7, reading 50). */
export const marketplaceCalls = {
  taxons: restCall({
    id: "MKT-01",
    access: ["galleries"],
    upstream: "marketplace",
    method: "GET",
    path: "api/eshop/taxons-list/",
    answer: z.array(taxonSchema),
  }),
  /** At most 10, those of the categories below included. */
  taxonProducts: restCall({
    id: "MKT-02",
    access: ["galleries"],
    upstream: "marketplace",
    method: "GET",
    path: "api/eshop/taxon-products/by-code/{slug}",
    params: { slug },
    query: { limit: fixed(String(mostTaxonProducts)) },
    answer: z.array(promotedProductSchema),
  }),
};
