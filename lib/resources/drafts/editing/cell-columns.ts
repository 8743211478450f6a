import type { Source } from "@/lib/choices/source";
import { type GridColumn, switchedOff, switchedOn } from "@/lib/grid/columns/grid-column";
import { cellProductOf } from "../cells/cell-product";
import { type CellKind, isHeldByOrder, type MappedCell } from "../cells/mapped-cell";

/** Keys of `mapping.rows.faults`. */
export type CellFault = "notChosen" | "ofLockers" | "ofShelves" | "locked" | "readOnly";

interface Editing {
  source: Source;
  /** A cell in which an order waits is locked. */
  isLive: boolean;
  isReadOnly: boolean;
}

export const cellColumnNames = ["cell", "product", "renewProduct", "fillOnDemand", "place"] as const;

/** The cells of a mapping as a grid (MAPP-007, MAPP-008). */
export function cellColumns({ source, isLive, isReadOnly }: Editing): readonly GridColumn<MappedCell, CellFault>[] {
  const lockOf = (cell: MappedCell): CellFault | undefined => {
    if (isReadOnly) return "readOnly";
    return isLive && isHeldByOrder(cell) ? "locked" : undefined;
  };
  const flag = (name: "renewProduct" | "fillOnDemand", kind: CellKind): GridColumn<MappedCell, CellFault> => ({
    kind: "switch",
    name,
    field: name,
    textOf: (cell) => (cell.kind === kind ? switchText(cell[name]) : ""),
    read: (typed) => ({ kind: "value", to: { [name]: typed === switchedOn } }),
    lockOf: (cell) => {
      if (cell.kind !== kind) return kind === "shelf" ? "ofShelves" : "ofLockers";
      return lockOf(cell);
    },
  });
  return [
    {
      kind: "record",
      name: "cell",
      titleOf: ({ alias }) => alias,
      codeOf: ({ alias }) => alias,
      noteOf: ({ product }) => product?.barcode,
    },
    {
      kind: "reference",
      isMain: true,
      name: "product",
      field: "product",
      source,
      textOf: ({ product }) => product?.name ?? "",
      read: (typed, { product }) => {
        if (typed.trim() === "") return { kind: "value", to: { product: undefined } };
        return typed === product?.name ? { kind: "value", to: { product } } : { kind: "fault", fault: "notChosen" };
      },
      take: (choice) => ({ product: cellProductOf({ ...choice, barcode: choice.code }) }),
      lockOf,
    },
    flag("renewProduct", "shelf"),
    flag("fillOnDemand", "locker"),
    { kind: "computed", name: "place", shows: "word", textOf: ({ kind, zone, shelf }) => `${kind} ${zone} ${shelf}` },
  ];
}

function switchText(isOn: boolean): string {
  return isOn ? switchedOn : switchedOff;
}
