import { count, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { accountById } from "../../auth/accounts";
import { mayReview } from "../../auth/reviewers";
import type { Writer } from "../../db/database";
import { inventories, inventoryItems } from "../../db/schema/inventory";
import { storages } from "../../db/schema/places";
import { found, PlatformError } from "../../platform-error";
import { requireKnown } from "../receptions/require-known";
import { clearInventories } from "./clear-inventories";
import { type ChangedBy, type InventoryRow, inventoryFor, maySeeCounts, otherState } from "./inventory-rights";
import { joinedTo, rootOf } from "./joined-counts";

type NewInventory = z.output<typeof inventoryCalls.create.body>;
type InventoryEdit = z.output<typeof inventoryCalls.edit.body>;

/** @returns its id. @throws PlatformError */
export async function createInventory(tx: Writer, body: NewInventory, { userId, now }: ChangedBy): Promise<number> {
  await requireKnown(tx, { table: storages, id: storages.id, noun: "storage" }, [["storage", body.storage]]);
  const root = body.joinedTo === undefined ? undefined : await rootToJoin(tx, body.joinedTo, body.storage);
  const [made] = await tx
    .insert(inventories)
    .values({
      storageId: body.storage,
      status: "NEW",
      createdById: userId,
      // Of one piece of work nobody sees what the others may not. What joins an open one may be blind, as a recount is.
      isBlind: root?.isBlind || (body.isBlind ?? false),
      joinedToId: root?.id ?? null,
      scope: body.scope ?? null,
      note: body.note ?? null,
      created: now,
      updated: now,
    })
    .returning({ id: inventories.id });
  return found(made).id;
}

async function rootToJoin(tx: Writer, id: number, storageId: number): Promise<InventoryRow> {
  const root = await rootOf(tx, id);
  if (root === undefined) throw new PlatformError(400, `joinedTo: unknown count ${id}`);
  if (root.storageId !== storageId) throw new PlatformError(409, "joinedTo: is a count of another storage");
  const isOver = ({ status }: InventoryRow): boolean => status === "CLEARED" || status === "CANCELLED";
  // The first one may be cancelled while others of its piece of work go on.
  if ((await joinedTo(tx, [root.id])).every(isOver))
    throw new PlatformError(409, "joinedTo: it takes no other count any more");
  return root;
}

/** @throws PlatformError */
export async function editInventory(tx: Writer, id: number, edit: InventoryEdit, by: ChangedBy): Promise<void> {
  if ("countedBy" in edit) return authorise(tx, id, edit.countedBy, by);
  if ("status" in edit) return setStatus(tx, id, edit.status, by);
  await inventoryFor(tx, { id, userId: by.userId, step: "cancel", field: "note" });
  await tx.update(inventories).set({ note: edit.note, updated: by.now }).where(eq(inventories.id, id));
}

/** Names who may count, by which the count begins. */
async function authorise(tx: Writer, id: number, countedById: number, { userId, now }: ChangedBy): Promise<void> {
  const inventory = await inventoryFor(tx, { id, userId, step: "authorise", field: "countedBy" });
  const counter = await accountById(tx, countedById);
  if (counter === undefined || !counter.isActive || !maySeeCounts(counter.roles))
    throw new PlatformError(400, `countedBy: unknown user ${countedById}`);
  const pieceOfWork = await joinedTo(tx, [inventory.joinedToId ?? id]);
  // What was begun before they were kept has its counter alone.
  const countersOf = (row: InventoryRow): number[] => [...row.counterIds, ...[row.countedById ?? []].flat()];
  // Who reviews has been told what the books had of its figures, but for those who counted in it from before.
  const isNew = !pieceOfWork.flatMap(countersOf).includes(countedById);
  if (inventory.isBlind && isNew && mayReview(counter.roles) && (await haveFigures(tx, pieceOfWork)))
    throw new PlatformError(409, "countedBy: has seen what the books have");
  await tx
    .update(inventories)
    .set({
      countedById,
      counterIds: [...new Set([...countersOf(inventory), countedById])],
      status: "COUNTING",
      updated: now,
    })
    .where(eq(inventories.id, id));
}

async function haveFigures(tx: Writer, counts: readonly InventoryRow[]): Promise<boolean> {
  const [items] = await tx
    .select({ count: count() })
    .from(inventoryItems)
    .where(
      inArray(
        inventoryItems.inventoryId,
        counts.map(({ id }) => id),
      ),
    );
  return (items?.count ?? 0) > 0;
}

async function setStatus(tx: Writer, id: number, status: InventoryRow["status"], by: ChangedBy): Promise<void> {
  const { userId, now } = by;
  const set = () => tx.update(inventories).set({ status, updated: now }).where(eq(inventories.id, id));
  const step = (name: "reopen" | "endCounting" | "cancel" | "clear") =>
    inventoryFor(tx, { id, userId, step: name, field: "status" });
  switch (status) {
    case "COUNTING":
      await step("reopen");
      await tx.update(inventories).set({ status, clearedById: null, updated: now }).where(eq(inventories.id, id));
      return;
    case "COUNTED":
      await step("endCounting");
      await set();
      return;
    case "CANCELLED":
      await step("cancel");
      await set();
      return;
    case "CLEARED":
      await clearInventories(tx, await step("clear"), by);
      return;
    case "NEW":
      throw otherState("status");
  }
}

/** Records who closes a count; it is closed by its status. @throws PlatformError */
export async function recordClearedBy(
  tx: Writer,
  { id, user }: { id: number; user: number },
  { userId, now }: ChangedBy,
): Promise<void> {
  await inventoryFor(tx, { id, userId, step: "clear", field: "user" });
  if (user !== userId) throw new PlatformError(409, "user: must be who asks for it");
  await tx.update(inventories).set({ clearedById: userId, updated: now }).where(eq(inventories.id, id));
}
