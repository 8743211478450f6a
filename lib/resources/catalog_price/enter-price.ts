import type { PriceChange } from "./price-change";
import type { PriceEditor } from "./price-editor";
import { readPrice } from "./price-entry";
import { toPricedProduct } from "./price-row";

/**
 * What was typed into a row's price. What is no price stays in its cell; a 0 over a price that the platform has is
 * dropped in silence, and so is what changes nothing.
 *
 * @returns the change to make, if there is one
 */
export function changeByEntry(editor: PriceEditor, key: number, typed: string): PriceChange | undefined {
  const row = editor.grid.row(key);
  if (row === undefined) return undefined;
  const entry = readPrice(typed);
  editor.grid.setDraft(key, entry.kind === "fault" ? typed : undefined);
  if (entry.kind === "fault" || (entry.kind === "zero" && editor.isOnPlatform(key))) return undefined;
  const price = entry.kind === "price" ? entry.price : "0.00";
  if (price === row.price) return undefined;
  const from = toPricedProduct(row);
  return { kind: "edit", key, from, to: { ...from, price } };
}
