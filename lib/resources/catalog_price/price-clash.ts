import type { PriceChange, PricedProduct } from "./price-change";
import type { PriceGrid } from "./price-grid";

/** A change that was not sent, because somebody else had changed the same row meanwhile. The grid shows theirs. */
export interface PriceClash {
  readonly key: number;
  readonly label: string;
  /** What the platform has by now; undefined where they removed it. */
  readonly theirs: PricedProduct | undefined;
  /** What this person made of the row; undefined where they removed it. */
  readonly mine: PricedProduct | undefined;
}

export function clashOf(change: PriceChange, theirs: PricedProduct | undefined): PriceClash {
  const mine = change.kind === "edit" ? change.to : change.row;
  return { key: change.key, label: mine.label, theirs, mine: change.kind === "remove" ? undefined : mine };
}

/** What sends mine over theirs. */
export function changeOver({ key, theirs, mine }: PriceClash, grid: PriceGrid): PriceChange | undefined {
  if (mine === undefined) return theirs && { kind: "remove", key, at: grid.keys.indexOf(key), row: theirs };
  if (grid.row(key) === undefined) return { kind: "add", key, at: grid.keys.length, row: mine };
  return { kind: "edit", key, from: theirs ?? { ...mine, price: "" }, to: mine };
}
