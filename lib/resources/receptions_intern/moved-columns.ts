import type { CellReading, GridColumn } from "@/lib/grid/columns/grid-column";
import { isExpired, type MovedLine } from "./moved-line";

/** In the order in which they stand. */
export const movedColumnNames = ["product", "batch", "expirationDate", "inStock", "moved"] as const;

/** Keys of `receptions_intern.form`; `onlyThere` comes with how many pieces are. */
export type MovedFault = "quantityRequired" | "quantityFormat" | `onlyThere ${number}`;

/** An internal reception's lines as a grid (RINT-005). @param today YYYY-MM-DD */
export function movedColumns(today: string): readonly GridColumn<MovedLine, MovedFault>[] {
  return [
    {
      kind: "record",
      name: "product",
      titleOf: ({ product }) => product.name,
      codeOf: ({ product }) => product.barcode ?? String(product.id),
      noteOf: ({ product }) => product.barcode,
    },
    { kind: "computed", name: "batch", shows: "word", textOf: ({ batch }) => batch.number },
    {
      kind: "computed",
      name: "expirationDate",
      shows: "word",
      textOf: ({ batch }) => batch.expirationDate ?? "",
      isDoubtful: ({ batch }) => isExpired(batch, today),
    },
    { kind: "computed", name: "inStock", shows: "quantity", textOf: ({ batch }) => String(batch.pieces) },
    {
      kind: "quantity",
      name: "moved",
      field: "moved",
      textOf: ({ moved }) => moved,
      read: readMoved,
      // The source may hold less by now than when it was typed.
      faultOf: (line) => (isTooMany(line) ? `onlyThere ${line.batch.pieces}` : undefined),
    },
  ];
}

function readMoved(typed: string, { batch }: MovedLine): CellReading<MovedLine, MovedFault> {
  const text = typed.trim();
  if (text === "") return { kind: "fault", fault: "quantityRequired" };
  const pieces = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (pieces === 0) return { kind: "fault", fault: "quantityFormat" };
  if (pieces > batch.pieces) return { kind: "fault", fault: `onlyThere ${batch.pieces}` };
  return { kind: "value", to: { moved: String(pieces) } };
}

function isTooMany({ moved, batch }: MovedLine): boolean {
  return Number(moved) > batch.pieces;
}
