import type { PriceChange } from "./price-change";
import type { PriceEditor } from "./price-editor";
import { readPrice } from "./price-entry";
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
