import type { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";
import { dayFrom, momentBefore, type SeedBase } from "../world";
import type { ItemRow as LineRow, Receptions } from "./make-receptions";

type ReturnRow = typeof supplierReturns.$inferInsert;
type ItemRow = typeof supplierReturnItems.$inferInsert;

const firstNumber = 1001;
const dayMs = 86_400_000;

const remarks = [
  "Termen de valabilitate prea scurt.",
  "Ambalaje deteriorate la transport.",
  "Produs retras de producător.",
] as const;

/** Some notes go back to their supplier: every third whole, the others in part. */
export function makeReturns(base: SeedBase, { notes, items }: Receptions, creatorIds: readonly number[]) {
  const { random } = base;
  const linesOf = new Map(
    notes.map(({ id }) => [id, items.filter((item) => item.entryNoteId === id && item.quantityReceived > 0)]),
  );
  const returnable = notes.filter(({ id }) => {
    const lines = linesOf.get(id) ?? [];
    return lines.length > 0 && lines.every((line) => line.quantityReceived > 1);
  });
  const chosen = random.sample(returnable, base.sizes.supplierReturns).sort((one, other) => one.id - other.id);
  const made: { returns: ReturnRow[]; items: ItemRow[] } = { returns: [], items: [] };
  for (const [index, note] of chosen.entries()) {
    const id = index + 1;
    const noteAgeDays = Math.floor((base.now.getTime() - note.created.getTime()) / dayMs);
    const created = momentBefore(base, Math.max(0, noteAgeDays - random.int(1, 20)), [8, 17]);
    const isTotalReturned = id % 3 === 0;
    made.returns.push({
      id,
      entryNoteId: note.id,
      createdById: random.pick(creatorIds),
      numberDocument: `RTF ${firstNumber + index}`,
      documentDate: dayFrom(created, 0),
      isTotalReturned,
      observations: random.chance(0.6) ? random.pick(remarks) : null,
      created,
    });
    made.items.push(...makeItems(base, id, linesOf.get(note.id) ?? [], isTotalReturned));
  }
  return made;
}

function makeItems(
  { random }: SeedBase,
  supplierReturnId: number,
  lines: readonly LineRow[],
  isTotal: boolean,
): ItemRow[] {
  const chosen = isTotal ? lines : random.sample(lines, random.int(1, Math.max(1, lines.length - 1)));
  return chosen.map(({ id, quantityReceived }) => ({
    supplierReturnId,
    entryNoteItemId: id,
    quantity: isTotal ? quantityReceived : random.int(1, quantityReceived - 1),
  }));
}
