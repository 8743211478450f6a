import type { PlannedPrice } from "./change-prices";
import type { ComparedPrice } from "./compare-prices";
import { readPrice } from "./price-entry";
import type { PriceChange, PriceGrid } from "./price-row";

/** What would become of rows that take over another catalogue's prices; nothing is sent by looking. */
export interface Takeover {
  readonly planned: readonly PlannedPrice[];
  /** What brings it about: edits, and additions of products that are only there. */
  readonly changes: readonly PriceChange[];
}

/** How the prices of another catalogue get into a price list. */
export interface PriceTaker {
  plan(rows: readonly ComparedPrice[]): Takeover;
  apply(takeover: Takeover): void;
}

/** @param rows of a comparison with what the grid holds; those that are only here are left as they are */
export function planTakeover(grid: PriceGrid, rows: readonly ComparedPrice[]): Takeover {
  const planned: PlannedPrice[] = [];
  const changes: PriceChange[] = [];
  let end = grid.keys.length;
  for (const { product, label, barcode, there } of rows) {
    if (there === undefined) continue;
    const known = grid.keyOf(product);
    const from = known === undefined ? undefined : grid.content(known);
    const key = known ?? grid.newKey();
    const { to, refusal } = taken(there, from?.price);
    planned.push({ key, label, from: from?.price ?? "", to, refusal });
    if (to === undefined) continue;
    if (from) changes.push({ kind: "edit", key, from, to: { price: to } });
    else changes.push({ kind: "add", key, at: end++, content: { product, label, barcode, price: to } });
  }
  return { planned, changes };
}

function taken(there: string, here: string | undefined): Pick<PlannedPrice, "to" | "refusal"> {
  const entry = readPrice(there);
  if (entry.kind === "zero") return { to: undefined, refusal: "priceTooLow" };
  if (entry.kind === "fault") return { to: undefined, refusal: entry.fault };
  return entry.price === here ? { to: undefined, refusal: "unchanged" } : { to: entry.price, refusal: undefined };
}
