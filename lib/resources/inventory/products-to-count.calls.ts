import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { rowWindow } from "@/lib/calls/paging";
import { fixed, list, one } from "@/lib/calls/params";
import { id, integer } from "@/lib/calls/scalars";
import { optional, optionalText, rows } from "@/lib/calls/wire";

const productToCountSchema = z.object({
  productNodeReference: z.int(),
  product: z.object({
    id: z.int(),
    name: z.string(),
    barcode: optionalText,
    image: optionalText,
    /** Of ours: all by which it is scanned. */
    barcodes: optional(z.array(z.string())),
  }),
});

export type ProductToCount = z.output<typeof productToCountSchema>;

/**
 * What the books have in a storage, without how much of it: whoever counts is not told. `inventory` is ours: of that count's
 * scope alone; a platform that does not know it answers all. So are `categories` and `notCountedFor`, in days: of a count
 * that is not begun yet. Where they are heeded `isLimited` says so.
 */
export const productsToCount = restCall({
  id: "STK-02.to-count",
  access: ["inventory"],
  method: "GET",
  path: "current_stocks/storage/{id}",
  params: { id },
  query: {
    lite: fixed("true"),
    inventory: one(id),
    categories: list(id),
    notCountedFor: one(integer({ min: 1, max: 3_650 })),
    ...rowWindow,
  },
  answer: z.extend(rows(productToCountSchema), { isLimited: optional(z.boolean()) }),
});
