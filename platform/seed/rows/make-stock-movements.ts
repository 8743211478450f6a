import type { stockMovements } from "../../db/schema/stock-movements";
import type { SeedBase } from "../world";
import type { ItemRow, Receptions } from "./make-receptions";
import type { StockRow } from "./make-stocks";

type MovementRow = Omit<typeof stockMovements.$inferInsert, "id">;

const dayMs = 86_400_000;
/** A machine is supplied again within so many days. */
const longestInMachineDays = 75;

/** How each stock came to be what it is: its movements sum to it, and none is later than its last change. */
export function* makeStockMovements(
  base: SeedBase,
  stocks: Iterable<StockRow>,
  { notes, items }: Pick<Receptions, "notes" | "items">,
): Generator<MovementRow> {
  const noteOf = new Map(notes.map((note) => [note.id, note]));
  const arrivalOf = new Map(items.map((item) => [item.batchId, item]));
  for (const stock of stocks) {
    const arrival = arrivalOf.get(stock.batchId);
    const note = arrival && noteOf.get(arrival.entryNoteId);
    if (arrival && note && isWhereItCameIn(stock, arrival)) yield* inWarehouse(base, stock, arrival, note);
    else yield* inMachine(base, stock, note?.created);
  }
}

function isWhereItCameIn({ storageId, quantity }: StockRow, arrival: ItemRow): boolean {
  return storageId === arrival.storageId && quantity <= arrival.quantityReceived;
}

/** A delivery comes in, and machines are supplied from it. */
function* inWarehouse(
  { random }: SeedBase,
  stock: StockRow,
  { quantityReceived }: ItemRow,
  note: Receptions["notes"][number],
): Generator<MovementRow> {
  const end = Math.max(stock.updated.getTime(), note.created.getTime());
  yield movement(stock, {
    pieces: quantityReceived,
    kind: "RECEPTION",
    documentId: note.id,
    madeById: note.createdById,
    moment: note.created,
  });
  for (const [pieces, moment] of parts(random, quantityReceived - stock.quantity, note.created.getTime(), end))
    yield movement(stock, { pieces: -pieces, kind: "SUPPLY", moment });
}

/** Supplied once, and sold piece by piece. What no delivery brought was there when the ledger began. */
function* inMachine({ random, now }: SeedBase, stock: StockRow, arrived: Date | undefined): Generator<MovementRow> {
  const end = stock.updated.getTime();
  const oldest = Math.max(arrived?.getTime() ?? 0, now.getTime() - longestInMachineDays * dayMs);
  const begin = oldest < end ? oldest + Math.floor(random.float() * (end - oldest)) : end;
  const sold = begin < end ? random.int(0, 12) : 0;
  if (stock.quantity + sold > 0)
    yield movement(stock, {
      pieces: stock.quantity + sold,
      kind: arrived ? "SUPPLY" : "OPENING",
      moment: new Date(begin),
    });
  for (const [pieces, moment] of parts(random, sold, begin, end))
    yield movement(stock, { pieces: -pieces, kind: "SALE", moment });
}

/** A number of pieces in up to four parts, one after another, the last of them at the end. */
function* parts(
  random: SeedBase["random"],
  pieces: number,
  begin: number,
  end: number,
): Generator<readonly [pieces: number, moment: Date]> {
  const count = Math.min(pieces, random.int(1, 4));
  let left = pieces;
  for (let part = 1; part <= count; part += 1) {
    const size = part === count ? left : random.int(1, left - (count - part));
    left -= size;
    yield [size, new Date(Math.round(begin + ((end - begin) * part) / count))];
  }
}

type Made = Pick<MovementRow, "pieces" | "kind" | "moment"> & Partial<Pick<MovementRow, "documentId" | "madeById">>;

function movement({ storageId, productId, batchId }: StockRow, made: Made): MovementRow {
  return { storageId, productId, batchId, ...made };
}
