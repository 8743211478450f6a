import type { GridColumn } from "@/lib/grid/columns/grid-column";
import { isOverLeft, leftOf, type ReturnFault, type ReturnLine, readPieces } from "./return-line";

/** In the order in which they stand. */
export const returnColumnNames = [
  "product",
  "batchNumber",
  "expirationDate",
  "received",
  "before",
  "left",
  "pieces",
  "value",
] as const;

const enteredColumns = (soonOver: string) =>
  [
    {
      kind: "record",
      name: "product",
      titleOf: ({ line }) => line.product.name,
      codeOf: ({ line }) => line.product.barcode ?? String(line.product.id),
      noteOf: ({ line }) => line.product.barcode,
    },
    { kind: "computed", name: "batchNumber", shows: "word", textOf: ({ line }) => line.batchNumber ?? "" },
    {
      kind: "computed",
      name: "expirationDate",
      shows: "word",
      textOf: ({ line: { expirationDate = "" } }) => expirationDate,
      isDoubtful: ({ line: { expirationDate } }) => expirationDate !== undefined && expirationDate <= soonOver,
    },
    {
      kind: "computed",
      name: "received",
      shows: "quantity",
      textOf: ({ line }) => String(line.quantity.quantityReceived),
    },
    { kind: "computed", name: "before", shows: "quantity", textOf: ({ before }) => String(before) },
    { kind: "computed", name: "left", shows: "quantity", textOf: (line) => String(leftOf(line)) },
    {
      kind: "quantity",
      name: "pieces",
      field: "pieces",
      textOf: ({ pieces }) => pieces,
      read: readPieces,
      // What is left may become less while the form is open.
      faultOf: (line) => (isOverLeft(line) ? "overLeft" : undefined),
      // What was entered before nothing was left can be taken back.
      lockOf: (line) => (line.pieces === "" && leftOf(line) === 0 ? "noneLeft" : undefined),
    },
  ] satisfies readonly GridColumn<ReturnLine, ReturnFault>[];

/**
 * A return's lines as a grid: of a reception's line, what goes back is entered.
 * @param soonOver YYYY-MM-DD: goods of such a day and before are marked
 * @param worthOf what its pieces are worth, below 0; empty where that is not known
 */
export function returnColumns(
  soonOver: string,
  worthOf: (line: ReturnLine) => string,
): readonly GridColumn<ReturnLine, ReturnFault>[] {
  return [...enteredColumns(soonOver), { kind: "computed", name: "value", textOf: worthOf }];
}
