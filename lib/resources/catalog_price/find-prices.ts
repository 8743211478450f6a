import { folded } from "@/lib/texts/folded";

interface Findable {
  /** Core id. */
  readonly product: number;
  readonly label: string;
  readonly barcode: string | undefined;
}

/** Those with the term in the product's name, in any case and with or without diacritics, or in its barcode, or with this core id. */
export function findPrices<Price extends Findable>(prices: readonly Price[], term: string): readonly Price[] {
  const wanted = folded(term.trim());
  if (wanted === "") return prices;
  return prices.filter(
    ({ label, barcode, product }) =>
      folded(label).includes(wanted) || barcode?.includes(wanted) || String(product) === wanted,
  );
}
