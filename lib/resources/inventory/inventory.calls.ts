import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { id } from "@/lib/calls/scalars";
import { doneSchema, moment, optional, optionalText } from "@/lib/calls/wire";
import { isReviewer } from "@/lib/roles/reviewers";
import { inventoryEditBody, itemEditBody, newInventoryBody, newItemBody } from "./inventory-bodies";
import { inventoryReads } from "./inventory-reads.calls";
import type { InventoryStatus } from "./inventory-status";
import { productsToCount } from "./products-to-count.calls";

export type { Inventory, InventoryDetail } from "./inventory-reads.calls";
export type { InventoryScope } from "./inventory-scope";

/** An answer names the counter by its name alone. */
const counterSchema = z.object({ id: optional(z.int()), fullName: z.string() });

/** A count is opened again, and closed, by reviewers (decision 0050). */
const statusesOfReviewers: readonly InventoryStatus[] = ["COUNTING", "CLEARED"];

export const inventoryCalls = {
  ...inventoryReads,
  productsToCount,
  create: restCall({
    id: "INV-02",
    access: ["inventory"],
    method: "POST",
    path: "inventory",
    body: newInventoryBody,
    answer: z.object({ id: z.int() }),
  }),
  /** Sets a status, or names who may count (reading 34). */
  edit: restCall({
    id: "INV-04",
    access: ["inventory"],
    method: "PATCH",
    path: "inventory/{id}",
    params: { id },
    body: inventoryEditBody,
    allows: (roles, edit) => isReviewer(roles) || !("status" in edit && statusesOfReviewers.includes(edit.status)),
    answer: z.object({ status: optionalText, updated: optional(moment), countedBy: optional(counterSchema) }),
  }),
  /** Who closes the count; its status is set by a call of its own. */
  clearedBy: restCall({
    id: "INV-06",
    access: ["inventory"],
    method: "PATCH",
    path: "inventory/{id}/cleared-by/{user}",
    params: { id, user: id },
    allows: isReviewer,
    answer: doneSchema,
  }),
  addItem: restCall({
    id: "INV-01",
    access: ["inventory"],
    method: "POST",
    path: "inventory_item",
    body: newItemBody,
    answer: z.object({
      id: z.int(),
      product: z.object({ id: z.int(), name: z.string(), barCode: optionalText }),
      inventoryQuantity: z.int(),
      scriptQuantity: optional(z.int()),
      /** Of its count. */
      isBlind: optional(z.boolean()),
      storage: z.object({ id: z.int() }),
    }),
  }),
  editItem: restCall({
    id: "INV-05",
    access: ["inventory"],
    method: "PATCH",
    path: "inventory_item/{id}",
    params: { id },
    body: itemEditBody,
    allows: (roles, { isLeftOut }) => isLeftOut === undefined || isReviewer(roles),
    answer: z.object({ inventoryQuantity: z.int() }),
  }),
  removeItem: restCall({
    id: "INV-03",
    access: ["inventory"],
    method: "DELETE",
    path: "inventory_item/{id}",
    params: { id },
    answer: doneSchema,
  }),
};
