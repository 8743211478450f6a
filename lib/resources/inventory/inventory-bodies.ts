import * as z from "#schema";
import { longText } from "@/lib/calls/scalars";
import { type InventoryScope, scopeSchema } from "./inventory-scope";
import { inventoryStatuses } from "./inventory-status";

/**
 * What the writes of counts send (INVE-016). Beside the fields that the documents name there are some of ours, all optional:
 * a platform without them is sent none of them (decision 0050).
 */

/** Pieces of one product in one count. */
export const mostPieces = 99_999;
/** In characters. */
export const longestNote = 500;

const recordId = z.int().check(z.gte(1));
const pieces = z.int().check(z.gte(0), z.lte(mostPieces));
const note = z.nullish(longText(longestNote));

/** Nothing named would be nothing to count, and a thing named twice is one. */
function namesSomething({ kind, ids = [], days }: InventoryScope): boolean {
  if (kind === "NOT_COUNTED") return days !== undefined;
  return ids.length > 0 && new Set(ids).size === ids.length;
}

export const newInventoryBody = z.strictObject({
  storage: recordId,
  /** Its counters do not see what the books have. */
  isBlind: z.optional(z.boolean()),
  /** Another count of the same storage, with which this one is a piece of work. */
  joinedTo: z.optional(recordId),
  scope: z.optional(scopeSchema.check(z.refine(namesSomething, "must name what is counted"))),
  note,
});

export const newItemBody = z.strictObject({
  inventory: recordId,
  product: recordId,
  inventoryQuantity: pieces,
  /** When it was counted, where that was before it could be sent. */
  countedAt: z.optional(z.iso.datetime()),
});

/** Of an object, as its schema has seen by then. */
const changesSomething = z.refine(
  (edit) => Object.values(Object(edit)).some((value) => value !== undefined),
  "must change something",
);

export const itemEditBody = z
  .strictObject({
    inventoryQuantity: z.optional(pieces),
    countedAt: z.optional(z.iso.datetime()),
    /** Another count of its product is taken instead (review). */
    isLeftOut: z.optional(z.boolean()),
    note,
  })
  .check(changesSomething);

/** A status, a counter (reading 34), or a note of ours. */
export const inventoryEditBody = z.union([
  z.strictObject({ status: z.enum(inventoryStatuses) }),
  z.strictObject({ countedBy: recordId }),
  z.strictObject({ note: longText(longestNote) }),
]);
