import type { RowRules } from "@/lib/grid/rows/grid-row";

interface MovedProduct {
  readonly id: number;
  readonly name: string;
  readonly barcode: string | undefined;
  readonly image: string | undefined;
}

/** A batch of a product in the storage that goods leave. */
export interface LyingBatch {
  readonly id: number;
  readonly number: string;
  /** YYYY-MM-DD; undefined of goods that do not expire. */
  readonly expirationDate: string | undefined;
  readonly pieces: number;
}

/** A line of a new internal reception: one batch, of which there is one line at most. */
export interface MovedLine {
  readonly product: MovedProduct;
  readonly batch: LyingBatch;
  /** A whole number as it was typed; empty where none was. */
  readonly moved: string;
}

export const movedLineRules: RowRules<MovedLine> = {
  identityOf: ({ batch }) => batch.id,
  lacksValue: ({ moved }) => moved === "",
  isSendable: ({ moved, batch }) => moved !== "" && Number(moved) <= batch.pieces,
  differing: (one, other) => (one.moved === other.moved ? [] : ["moved"]),
  withdrawn: () => ({ moved: "" }),
  empty: { moved: "" },
};

/** @param today YYYY-MM-DD; goods may be sold on their last day */
export function isExpired({ expirationDate }: Pick<LyingBatch, "expirationDate">, today: string): boolean {
  return expirationDate !== undefined && expirationDate < today;
}
