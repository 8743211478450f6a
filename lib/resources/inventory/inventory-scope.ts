import * as z from "#schema";

/** Products, shelves or categories that a count may be limited to. */
export const mostInScope = 2_000;

const recordId = z.int().check(z.gte(1));

/** What is to be counted. Without one it is all. */
export const scopeSchema = z.strictObject({
  kind: z.enum(["CATEGORIES", "SHELVES", "PRODUCTS", "NOT_COUNTED"]),
  /** Of categories, shelves or products. */
  ids: z.optional(z.array(recordId).check(z.maxLength(mostInScope))),
  /** Of NOT_COUNTED: what nobody counted for so many days. */
  days: z.optional(z.int().check(z.gte(1), z.lte(3_650))),
  /** Of PRODUCTS: they are counted again, and what was counted of them before no longer holds (the review begins it). */
  isRecount: z.optional(z.boolean()),
});

export type InventoryScope = z.output<typeof scopeSchema>;
