import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import type { Writer } from "../../db/database";
import { lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { products } from "../../db/schema/products";
import { found, PlatformError } from "../../platform-error";
import { requireKnown } from "../receptions/require-known";
import { type DraftChange, draftOf, requireEditable } from "./draft-rights";

/** Underscore calls set cells of a saved draft, hyphen calls those of live mapping (reading 39). */

type Body<Name extends keyof typeof draftsCalls> = z.output<NonNullable<(typeof draftsCalls)[Name]["body"]>>;

/** @throws PlatformError */
export async function setDraftShelfCell(
  tx: Writer,
  cellId: number,
  body: Body<"setDraftShelfCell">,
  change: DraftChange,
): Promise<void> {
  const { draftId } = found(await shelfCell(tx, cellId));
  requireEditable(await draftOf(tx, found(draftId ?? undefined)), change);
  await requireProduct(tx, body.product);
  await tx.update(shelfCells).set(onShelf(body)).where(eq(shelfCells.id, cellId));
}

/** @throws PlatformError */
export async function setDraftLockerCell(
  tx: Writer,
  cellId: number,
  { product, fillOnDemand }: Body<"setDraftLockerCell">,
  change: DraftChange,
): Promise<void> {
  const { draftId } = found(await lockerCell(tx, cellId));
  requireEditable(await draftOf(tx, found(draftId ?? undefined)), change);
  await requireProduct(tx, product);
  await tx.update(lockerCells).set({ productId: product, fillOnDemand }).where(eq(lockerCells.id, cellId));
}

/** @throws PlatformError */
export async function setLiveShelfCell(tx: Writer, body: Body<"setLiveShelfCell">): Promise<void> {
  const { storageId } = found(await shelfCell(tx, body.id));
  found(storageId ?? undefined);
  await requireProduct(tx, body.product);
  await tx.update(shelfCells).set(onShelf(body)).where(eq(shelfCells.id, body.id));
}

/** @throws PlatformError */
export async function setLiveLockerCell(tx: Writer, { id, product }: Body<"setLiveLockerCell">): Promise<void> {
  await requireUnlocked(tx, id);
  await requireProduct(tx, product);
  await tx.update(lockerCells).set({ productId: product }).where(eq(lockerCells.id, id));
}

/** @throws PlatformError */
export async function setLiveFillOnDemand(
  tx: Writer,
  { id, fillOnDemand }: Body<"setLiveFillOnDemand">,
): Promise<void> {
  await requireUnlocked(tx, id);
  await tx.update(lockerCells).set({ fillOnDemand }).where(eq(lockerCells.id, id));
}

/** There is nothing to be renewed in an empty cell; a locker is filled on demand without a product of its own. */
function onShelf({ product, renewProduct }: { product: number | null; renewProduct: boolean }) {
  return { productId: product, renewProduct: product !== null && renewProduct };
}

async function shelfCell(tx: Writer, id: number) {
  const [cell] = await tx
    .select({ draftId: shelves.mappingDraftId, storageId: shelves.storageId })
    .from(shelfCells)
    .innerJoin(shelves, eq(shelves.id, shelfCells.shelfId))
    .where(eq(shelfCells.id, id));
  return cell;
}

async function lockerCell(tx: Writer, id: number) {
  const [cell] = await tx
    .select({
      draftId: lockers.mappingDraftId,
      storageId: lockers.storageId,
      alias: lockerCells.alias,
      orderId: lockerCells.orderId,
    })
    .from(lockerCells)
    .innerJoin(lockers, eq(lockers.id, lockerCells.lockerId))
    .where(eq(lockerCells.id, id));
  return cell;
}

/** Of live mapping. @throws PlatformError 404, 409 */
async function requireUnlocked(tx: Writer, id: number): Promise<void> {
  const { storageId, orderId, alias } = found(await lockerCell(tx, id));
  found(storageId ?? undefined);
  if (orderId === null) return;
  throw new PlatformError(409, `Order ${orderId} waits in cell ${alias}: the cell is locked until it is picked up.`);
}

async function requireProduct(tx: Writer, id: number | null): Promise<void> {
  if (id !== null) await requireKnown(tx, { table: products, id: products.id, noun: "product" }, [["product", id]]);
}
