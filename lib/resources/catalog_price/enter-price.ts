import type { PriceChange } from "./price-change";
import type { PriceEditor } from "./price-editor";
import { readPrice } from "./price-entry";
import type { PriceGrid } from "./price-grid";
import { toPricedProduct } from "./price-row";

/**
 * What was typed into a row's price. What is no price stays in its cell; what changes nothing is dropped in silence, and
 * so is what the editor drops.
 *
 * @returns the change to make, if there is one
 */
export function changeByEntry(editor: PriceEditor, key: number, typed: string): PriceChange | undefined {
  const row = editor.grid.row(key);
  if (row === undefined) return undefined;
  const entry = readPrice(typed);
  editor.grid.setDraft(key, entry.kind === "fault" ? typed : undefined);
  if (entry.kind === "fault") return undefined;
  const price = entry.kind === "price" ? entry.price : "0.00";
  if (price === row.price) return undefined;
  const from = toPricedProduct(row);
  const change: PriceChange = { kind: "edit", key, from, to: { ...from, price } };
  return editor.drops(change) ? undefined : change;
}

/** Shows the row's price again where its cell holds what is none. @returns whether there was one to show */
export function takeBackDraft(grid: PriceGrid, key: number): boolean {
  const row = grid.row(key);
  if (row?.draft === undefined || row.price === "") return false;
  grid.setDraft(key, undefined);
  return true;
}
