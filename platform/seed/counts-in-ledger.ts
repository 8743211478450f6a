import type Libsql from "libsql";
import { z } from "zod";
import { groupBy } from "../group-by";

/** One product of a count. Moments are in ms. */
const countedSchema = z.object({
  id: z.int(),
  storageId: z.int(),
  productId: z.int(),
  inventoryId: z.int(),
  /** What was counted less what the books had. */
  difference: z.int(),
  countedAt: z.int(),
  isCleared: z.union([z.literal(0), z.literal(1)]),
  closedAt: z.int(),
  closedById: z.nullable(z.int()),
});
const movementSchema = z.object({
  id: z.int(),
  batchId: z.int(),
  pieces: z.int(),
  kind: z.string(),
  moment: z.int(),
  /** The stock's last change: nothing of it is later. */
  until: z.int(),
});

type CountedRow = z.output<typeof countedSchema>;
type Movement = z.output<typeof movementSchema>;

/** What may have brought more or less than it says: a delivery has the pieces of its note. */
const beginnings = ["SUPPLY", "OPENING"];

const countedRows = `SELECT item.id, storage_id storageId, product_id productId, inventory_id inventoryId,
    inventory_quantity - script_quantity difference, item.counted_at countedAt, status = 'CLEARED' isCleared,
    updated closedAt, cleared_by_id closedById
  FROM inventory_items item JOIN inventories count ON count.id = item.inventory_id
  ORDER BY item.counted_at, item.id`;
const ledgerOfProduct = `SELECT move.id, move.batch_id batchId, move.pieces, move.kind, move.moment, stocks.updated until
  FROM stock_movements move
  JOIN stocks ON stocks.storage_id = move.storage_id AND stocks.batch_id = move.batch_id
  WHERE move.storage_id = ? AND move.product_id = ? ORDER BY move.moment, move.id`;
const newMovement = `INSERT INTO stock_movements
    (storage_id, product_id, batch_id, pieces, kind, document_id, made_by_id, moment)
  VALUES (?, ?, ?, ?, 'INVENTORY', ?, ?, ?)`;

/**
 * Makes counts agree with the ledger: an item's books are what the movements had come to when it was counted, and what a
 * closed count found is a movement. Counts from before the ledger of a product begins stay as they are.
 * @returns how many movements it wrote
 */
export function putCountsIntoLedger(file: Libsql.Database): number {
  const counted = z.array(countedSchema).parse(file.prepare(countedRows).all());
  const ledgerOf = file.prepare(ledgerOfProduct);
  const writeItem = file.prepare("UPDATE inventory_items SET script_quantity = ?, inventory_quantity = ? WHERE id = ?");
  const writePieces = file.prepare("UPDATE stock_movements SET pieces = ? WHERE id = ?");
  const insert = file.prepare(newMovement);
  let written = 0;
  for (const items of groupBy(counted, ({ storageId, productId }) => `${storageId} ${productId}`).values()) {
    const [{ storageId, productId } = { storageId: 0, productId: 0 }] = items;
    const ledger = z.array(movementSchema).parse(ledgerOf.all([storageId, productId]));
    const told = items.filter(({ countedAt }) => ledger.some(({ moment }) => moment <= countedAt));
    const unbooked = new Set<CountedRow>();
    for (const item of told.filter(({ isCleared, difference }) => isCleared === 1 && difference !== 0)) {
      const begin = ledger.find((each) => hasRoom(ledger, each, item));
      if (begin === undefined) {
        unbooked.add(item);
        continue;
      }
      const { difference, closedAt, closedById, inventoryId } = item;
      const { batchId } = begin;
      begin.pieces -= difference;
      writePieces.run([begin.pieces, begin.id]);
      insert.run([storageId, productId, batchId, difference, inventoryId, closedById, closedAt]);
      ledger.push({ id: 0, batchId, pieces: difference, kind: "INVENTORY", moment: closedAt, until: begin.until });
      written += 1;
    }
    for (const item of told) {
      const books = levelAt(ledger, item.countedAt);
      const found = Math.max(0, books + (unbooked.has(item) ? 0 : item.difference));
      writeItem.run([books, found, item.id]);
    }
  }
  return written;
}

/** Whether what a count found can have come by another beginning of its batch, which at no moment falls below nothing. */
function hasRoom(
  ledger: readonly Movement[],
  begin: Movement,
  { countedAt, closedAt, difference }: CountedRow,
): boolean {
  if (!beginnings.includes(begin.kind) || begin.moment > countedAt || begin.until < closedAt) return false;
  if (begin.pieces - difference < 1) return false;
  const ofBatch = ledger.filter(({ batchId }) => batchId === begin.batchId);
  const moments = [begin.moment, ...ofBatch.map(({ moment }) => moment)];
  return moments
    .filter((moment) => moment >= begin.moment && moment < closedAt)
    .every((moment) => levelAt(ofBatch, moment) - difference >= 0);
}

function levelAt(ledger: readonly Movement[], at: number): number {
  return ledger.reduce((sum, { pieces, moment }) => (moment <= at ? sum + pieces : sum), 0);
}
