import type { CellReading } from "@/lib/grid/columns/grid-column";
import type { RowRules } from "@/lib/grid/rows/grid-row";
import type { ReceptionLine } from "@/lib/resources/receptions/reception-reads.calls";

/** A reception's line while a return is made of it. */
export interface ReturnLine {
  readonly line: ReceptionLine;
  /** Pieces that went back earlier. */
  readonly before: number;
  /** Pieces that may go back, where fewer may than are left of the line. */
  readonly allowed?: number | undefined;
  /** Pieces that go back now; empty where none do. */
  readonly pieces: string;
}

/** Keys of `return_to_supplier.form`: what is wrong with what stands in a line's cell. */
export type ReturnFault = "quantityFormat" | "overLeft" | "noneLeft";

/** Pieces of a line that can still go back. */
export function leftOf({ line, before, allowed = Number.POSITIVE_INFINITY }: ReturnLine): number {
  return Math.max(0, Math.min(allowed, line.quantity.quantityReceived - before));
}

export function isOverLeft(line: ReturnLine): boolean {
  return Number(line.pieces) > leftOf(line);
}

/** A whole number of pieces, no more than are left; none is nothing that goes back. */
export function readPieces(typed: string, line: ReturnLine): CellReading<ReturnLine, ReturnFault> {
  const text = typed.trim();
  if (!/^\d{0,7}$/.test(text)) return { kind: "fault", fault: "quantityFormat" };
  const pieces = Number(text) === 0 ? "" : String(Number(text));
  return isOverLeft({ ...line, pieces }) ? { kind: "fault", fault: "overLeft" } : { kind: "value", to: { pieces } };
}

export const returnRules: RowRules<ReturnLine> = {
  identityOf: ({ line }) => line.id,
  lacksValue: () => false,
  isSendable: (line) => !isOverLeft(line),
  differing: (one, other) => (one.pieces === other.pieces ? [] : ["pieces"]),
  withdrawn: () => ({ pieces: "" }),
  empty: { pieces: "" },
};
