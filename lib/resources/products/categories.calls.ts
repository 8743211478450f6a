import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { fixed, list, one } from "@/lib/calls/params";
import { flag, id, integer, text } from "@/lib/calls/scalars";
import { optional } from "@/lib/calls/wire";

export const categorySchema = z.object({ id: z.int(), name: z.string(), slug: z.string() });

const categoryDetailsSchema = z.extend(categorySchema, {
  /** From the top of the tree down to this category. */
  categoryTree: z.array(z.object({ id: z.int(), name: z.string(), locale: z.string() })),
  parentCategory: optional(categorySchema),
  /** Labels that a new sheet of this category begins with. */
  defaultCharacteristics: z.array(z.string()),
});

export const categoriesCalls = {
  list: restCall({
    id: "CTG-06",
    access: ["products", "create-products"],
    method: "GET",
    path: "product-category/list",
    query: {
      partialName: one(text()),
      /** A merchant's id or its euid (PROD-032). */
      merchant: one(text(60)),
      leavesOnly: one(flag),
      page: one(integer({ min: 1, max: 1_000_000 })),
      pageSize: one(integer({ min: 1, max: 250 })),
    },
    answer: z.object({
      items: z.array(categorySchema),
      totalCount: z.int().check(z.gte(0)),
      pagination: z.object({ page: z.int(), pageSize: z.int() }),
    }),
  }),
  /** Reading 43. */
  one: restCall({
    id: "CTG-05",
    access: ["products", "create-products"],
    method: "GET",
    path: "product-category/{id}",
    params: { id },
    answer: categoryDetailsSchema,
  }),
  /** Options of the category filter, and of what a count is limited to. */
  options: restCall({
    id: "CTG-04",
    access: ["products", "create-products", "inventory"],
    method: "GET",
    path: "product-category/list",
    query: { dropdown: fixed("true"), search: one(text(60)), ids: list(id), limit: one(integer({ min: 1, max: 100 })) },
    answer: z.array(z.object({ id: z.int(), name: optional(z.string()) })),
  }),
};
