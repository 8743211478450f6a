import type { internalNoteItems, internalNotes } from "../../db/schema/receptions-intern";
import { firstNames, lastNames } from "../words/people.json";
import { dayFrom, momentBefore, type SeedBase } from "../world";
import type { BatchRow } from "./make-products";
import type { StorageRow } from "./make-storages";

type NoteRow = typeof internalNotes.$inferInsert & { id: number };
type ItemRow = typeof internalNoteItems.$inferInsert;

const firstNumber = 5001;

const remarks = [
  "Transfer pentru reaprovizionare.",
  "Marfă retrasă din automat, de verificat termenul.",
  "Diferență de 1 buc. față de aviz, acceptată.",
] as const;

/** @param creatorIds staff who may have entered a note. */
export function makeInternalReceptions(
  base: SeedBase,
  storages: readonly StorageRow[],
  batches: readonly BatchRow[],
  creatorIds: readonly number[],
): { notes: NoteRow[]; items: ItemRow[] } {
  const count = base.sizes.internalReceptions;
  const notes = Array.from({ length: count }, (_, index) => makeNote(base, index + 1, storages, creatorIds));
  return { notes, items: notes.flatMap(({ id }) => makeItems(base, id, arrivedBefore(batches, id / count))) };
}

function makeNote(base: SeedBase, id: number, storages: readonly StorageRow[], creatorIds: readonly number[]): NoteRow {
  const { random, sizes } = base;
  const idsOf = (...types: StorageRow["type"][]): number[] =>
    storages.filter(({ type }) => types.includes(type)).map((storage) => storage.id ?? 0);
  // What did not sell comes back.
  const isWithdrawal = id % 6 === 0;
  const warehouse = random.pick(idsOf("DEPOSIT"));
  const place = random.pick(id % 3 === 0 ? idsOf("MOBILE") : idsOf("SELLABLE"));
  const daysAgo = Math.floor(((sizes.internalReceptions - id) / sizes.internalReceptions) * sizes.days);
  const created = momentBefore(base, daysAgo, [7, 17]);
  return {
    id,
    number: firstNumber + id - 1,
    sourceStorageId: isWithdrawal ? place : warehouse,
    destinationStorageId: isWithdrawal ? warehouse : place,
    createdById: random.pick(creatorIds),
    documentDate: dayFrom(created, -random.int(0, 1)),
    auto: random.chance(0.8) ? `B ${random.int(10, 99)} ${random.pick(["AEX", "TRN", "DEP", "VMS"])}` : null,
    delegate: random.chance(0.85) ? `${random.pick(lastNames)} ${random.pick(firstNames)}` : null,
    observations: random.chance(0.4) ? random.pick(remarks) : null,
    created,
  };
}

/** The batches that came in last when a part of all the time had passed. They lie in the order of their arrival. */
function arrivedBefore(batches: readonly BatchRow[], part: number): readonly BatchRow[] {
  const end = Math.max(1, Math.floor(batches.length * part));
  return batches.slice(Math.max(0, end - 40), end);
}

function makeItems({ random }: SeedBase, internalNoteId: number, batches: readonly BatchRow[]): ItemRow[] {
  return random.sample(batches, random.int(1, 8)).map(({ id, productId }) => ({
    internalNoteId,
    productId,
    batchId: id,
    quantity: random.int(1, 6) * random.pick([1, 2, 6]),
  }));
}
