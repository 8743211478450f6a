import type { NamedRecord } from "@/lib/list/declare/column";
import type { StockMovement } from "./current-stocks.calls";

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

/** How many pieces there were after each movement, newest first, from how many there are now. */
export function piecesAfter(now: number, movements: readonly Pick<StockMovement, "pieces">[]): number[] {
  let left = now;
  return movements.map(({ pieces }) => {
    const after = left;
    left -= pieces;
    return after;
  });
}
