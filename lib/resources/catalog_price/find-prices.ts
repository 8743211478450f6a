import type { ProductPrice } from "./catalog-price.calls";

/** The prices whose product has the term in its name, in any case and with or without diacritics, or in its barcode. */
export function findPrices(prices: readonly ProductPrice[], term: string): readonly ProductPrice[] {
  const wanted = folded(term.trim());
  if (wanted === "") return prices;
  return prices.filter(({ label, barcode }) => folded(label).includes(wanted) || barcode?.includes(wanted));
}

function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
