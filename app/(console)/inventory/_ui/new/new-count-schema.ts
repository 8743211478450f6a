import * as z from "zod/mini";
import { readDays, scopeKinds, sharings } from "@/lib/resources/inventory/begin/new-count";
import { longestNote } from "@/lib/resources/inventory/inventory-bodies";

const named = z.array(z.object({ id: z.number(), name: z.string() }));

/** What is to be chosen is so for its kind alone. */
export const newCountSchema = z
  .object({
    storage: z.string().check(z.minLength(1)),
    kind: z.enum(scopeKinds),
    categories: named,
    shelves: z.array(z.number()),
    products: named,
    days: z.string(),
    isBlind: z.boolean(),
    note: z.string().check(z.maxLength(longestNote)),
    counters: named,
    sharing: z.enum(sharings),
    moved: z.array(z.number()),
  })
  .check((input) => {
    const { kind, categories, shelves, products, days } = input.value;
    const missing = {
      ALL: undefined,
      CATEGORIES: categories.length === 0 ? "categories" : undefined,
      SHELVES: shelves.length === 0 ? "shelves" : undefined,
      PRODUCTS: products.length === 0 ? "products" : undefined,
      NOT_COUNTED: readDays(days) === undefined ? "days" : undefined,
    }[kind];
    if (missing !== undefined)
      input.issues.push({ code: "custom", input: input.value, path: [missing], message: missing });
  });
