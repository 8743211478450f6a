import type { NamedRecord } from "@/lib/list/declare/column";
import type { MovedStock, StockMovement } from "./current-stocks.calls";

const pages = {
  RECEPTION: "receptions",
  RETURN: "return_to_supplier",
  INTERNAL_RECEPTION: "receptions_intern",
  INVENTORY: "inventory",
} as const;

/** The record that moved stock; undefined where none did, or none that has a page. */
export function movementRecord({ kind, documentId }: StockMovement): NamedRecord | undefined {
  const page = Object.entries(pages).find(([of]) => of === kind)?.[1];
  return page === undefined || documentId === undefined ? undefined : { page, id: documentId };
}

/** What moved a batch in a storage. A platform may pass over what it was asked for: another stock's movements are none of it. */
export function movementsOf(
  stocks: readonly Pick<MovedStock, "storage" | "batch" | "movements">[],
  { storage, batch }: { storage: { id: number }; batch: { id: number } },
): readonly StockMovement[] | undefined {
  return stocks.find((stock) => stock.storage.id === storage.id && stock.batch.id === batch.id)?.movements;
}

/** How many pieces there were after each movement, newest first, from how many there are now. */
export function piecesAfter(now: number, movements: readonly Pick<StockMovement, "pieces">[]): number[] {
  let left = now;
  return movements.map(({ pieces }) => {
    const after = left;
    left -= pieces;
    return after;
  });
}
