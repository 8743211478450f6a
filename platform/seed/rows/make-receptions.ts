import type { documentSeries, documentTypes } from "../../db/schema/documents";
import type { entryNoteDiscounts, entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { at } from "../random";
import { goodsOf, vatRateId, vatRateOn, vatRates } from "../vat";
import { internalRemarks, receptionRemarks } from "../words/companies.json";
import { firstNames, lastNames } from "../words/people.json";
import { dayFrom, momentBefore, type SeedBase } from "../world";
import { type BatchRow, makeBatch, type ProductRow } from "./make-products";
import { warehouseCount } from "./make-storages";

type NoteRow = typeof entryNotes.$inferInsert & { id: number };
export type ItemRow = typeof entryNoteItems.$inferInsert & { id: number };
type DiscountRow = typeof entryNoteDiscounts.$inferInsert & { id: number };

export const documentTypeRows: (typeof documentTypes.$inferInsert)[] = [
  { id: 1, name: "Factură" },
  { id: 2, name: "Aviz de însoțire a mărfii" },
  { id: 3, name: "Bon fiscal" },
  { id: 4, name: "Factură externă" },
];

export const documentSeriesRows: (typeof documentSeries.$inferInsert)[] = [
  { id: 1, name: "Recepție marfă", series: "REN" },
  { id: 2, name: "Recepție ambalaje", series: "AMB" },
  { id: 3, name: "Recepție consumabile", series: "CNS" },
];

/** Ids of the currencies. */
const leu = 1;
const euro = 2;

export interface Receptions {
  notes: NoteRow[];
  items: ItemRow[];
  discounts: DiscountRow[];
  batches: BatchRow[];
}

/** @param acquirerIds who may have entered a note. */
export function makeReceptions(
  base: SeedBase,
  products: readonly ProductRow[],
  supplierIds: readonly number[],
  acquirerIds: readonly number[],
): Receptions {
  const made: Receptions = { notes: [], items: [], discounts: [], batches: [] };
  const bySupplier = new Map(supplierIds.map((id) => [id, products.filter((each) => each.supplierId === id)]));
  const count = base.sizes.receptions;
  for (let id = 1; id <= count; id += 1) {
    const created = momentBefore(base, Math.floor(((count - id) / count) * base.sizes.days), [7, 17]);
    const companyId = base.random.pick(supplierIds);
    const note = makeNote(base, id, companyId, base.random.pick(acquirerIds), created);
    made.notes.push(note);
    const offered = bySupplier.get(companyId) ?? [];
    // A note that was just begun has no lines yet.
    const isEmpty = id === count - 2;
    const lines = isEmpty
      ? []
      : base.random.sample(offered.length > 3 ? offered : products, base.random.int(1, id % 40 === 0 ? 45 : 9));
    for (const product of lines) addLine(base, made, note, product, created);
    if (!note.isLegacy && !isEmpty) addVatDiscounts(base, made, note.id);
  }
  return made;
}

/** The same products, each from whoever delivered it last. */
export function asDelivered(products: readonly ProductRow[], { notes, items }: Receptions): ProductRow[] {
  const companyOf = new Map(notes.map(({ id, companyId }) => [id, companyId]));
  const last = new Map(items.map(({ productId, entryNoteId }) => [productId, companyOf.get(entryNoteId)]));
  return products.map((product) => ({ ...product, supplierId: last.get(product.id) ?? product.supplierId }));
}

function makeNote(base: SeedBase, id: number, companyId: number, createdById: number, created: Date): NoteRow {
  const { random, sizes } = base;
  const isForeign = random.chance(0.04);
  return {
    id,
    number: 1000 + id,
    companyId,
    documentTypeId: isForeign ? 4 : random.weighted([[1, 8] as const, [2, 2] as const, [3, 1] as const]),
    documentSeriesId: random.weighted([[1, 14] as const, [2, 1] as const, [3, 1] as const]),
    currencyId: isForeign ? euro : leu,
    storageId: random.int(1, warehouseCount),
    createdById,
    numberDocument: `${random.pick(["FV", "AEX", "F", "SRV"])} ${random.digits(6)}`,
    documentDate: dayFrom(created, -random.int(0, 4)),
    dateInStock: random.chance(0.95) ? dayFrom(created, 0) : null,
    auto: random.chance(0.8)
      ? `${random.pick(["B", "IF", "CJ", "BV"])} ${random.int(10, 99)} ${random.pick(["ABC", "TRN", "DEP", "VMS", "LGT"])}`
      : null,
    delegate: random.chance(0.85) ? `${random.pick(lastNames)} ${random.pick(firstNames)}` : null,
    observationCommitteeReception: random.chance(0.5) ? random.pick(receptionRemarks) : null,
    internalObservations: random.chance(0.25) ? random.pick(internalRemarks) : null,
    isLegacy: id <= Math.ceil(sizes.receptions * 0.1),
    created,
  };
}

function addLine(base: SeedBase, made: Receptions, note: NoteRow, product: ProductRow, arrived: Date): void {
  const { random } = base;
  const batch = makeBatch(base, made.batches.length + 1, product, arrived);
  made.batches.push(batch);
  const ordered = random.int(1, 30) * random.pick([6, 12, 24]);
  const short = random.chance(0.08) ? random.int(1, 5) : 0;
  const isRefused = random.chance(0.01);
  const item: ItemRow = {
    id: made.items.length + 1,
    entryNoteId: note.id,
    productId: product.id,
    batchId: batch.id,
    storageId: note.storageId,
    vatRateId: vatRateId(lineVatRate(base, note, product)),
    quantityInvoice: ordered,
    quantityReceived: isRefused ? 0 : ordered - short,
    // A delivery note may come before its prices (2§5: such lines show N/A).
    pricePurchase:
      note.documentTypeId === 2 && random.chance(0.15)
        ? null
        : Math.max(1, Math.round(product.purchasePrice * (0.94 + random.float() * 0.12) * rateOf(note))),
  };
  made.items.push(item);
  if (random.chance(0.2)) {
    const isFixedValue = random.chance(0.4);
    const lineValue = item.quantityReceived * (item.pricePurchase ?? 0);
    const value = isFixedValue
      ? Math.min(lineValue, random.int(5, 60) * 100)
      : random.pick([250, 500, 750, 1000, 1250]);
    if (value > 0)
      pushDiscount(made, { entryNoteId: note.id, entryNoteItemId: item.id, forRateVat: null, isFixedValue, value });
  }
}

/** What one leu is in the note's currency. */
function rateOf({ currencyId }: NoteRow): number {
  return currencyId === euro ? 0.2 : 1;
}

/** The rate of the document's day; in a mixed set most notes have the old rates, some the new or the oldest (2§9). */
function lineVatRate({ sizes }: SeedBase, note: NoteRow, product: ProductRow): number {
  const bought = goodsOf(product.id);
  if (!sizes.mixesVatRates) return vatRateOn(bought, note.documentDate);
  if (note.id % 6 === 0) return bought.vatRate === 19 ? 21 : 11;
  if ([7, 8, 9].includes(note.id % 50)) return bought.vatRate === 19 ? 20 : 8;
  return bought.vatRate;
}

function addVatDiscounts({ random }: SeedBase, made: Receptions, entryNoteId: number): void {
  if (!random.chance(0.15)) return;
  const rates = new Set(
    made.items.filter((item) => item.entryNoteId === entryNoteId).map((item) => at(vatRates, item.vatRateId - 1)),
  );
  for (const forRateVat of random.sample([...rates], random.int(1, 2))) {
    const isFixedValue = random.chance(0.5);
    const value = isFixedValue ? random.int(5, 40) * 100 : random.pick([100, 200, 300, 500]);
    pushDiscount(made, { entryNoteId, entryNoteItemId: null, forRateVat, isFixedValue, value });
  }
}

function pushDiscount(made: Receptions, row: Omit<DiscountRow, "id">): void {
  made.discounts.push({ ...row, id: made.discounts.length + 1, valueVat: null });
}
