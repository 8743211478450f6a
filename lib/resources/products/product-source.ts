import { sendCall } from "@/lib/calls/send-call";
import { optionsOf, searchDelay } from "@/lib/list/lookups/lookup";
import { type ProductSearchArgs, productSearchDebounce, searchProducts } from "./product-search";
import { productsCalls } from "./products.calls";
import { productsLookup } from "./products.lookup";
import { isScannedCode } from "./scanned-code";

/** A product that can be chosen. */
export interface FoundProduct {
  id: number;
  name: string;
  barcode?: string | undefined;
  image?: string | undefined;
}

/** Where a picker finds products. */
export interface ProductSource {
  /** Names its answers in the cache; the id of its call first. */
  key: readonly string[];
  /** A short list is read whole, with an empty term, and narrowed by the picker. */
  isWhole?: boolean;
  /** How long a person has stopped typing before it is asked, in ms. */
  delay(term: string): number;
  find(term: string, signal: AbortSignal): Promise<readonly FoundProduct[]>;
}

/** All products, by a part of the name, core id or barcode (DRP-03). */
export const anyProducts: ProductSource = {
  key: [productsCalls.options.id, "picker"],
  delay: (term) => searchDelay(term) ?? 0,
  async find(term, signal) {
    const scanned = await findByCode(term, signal);
    if (scanned.length > 0) return scanned;
    const { data } = await sendCall(productsCalls.options, productsLookup.search?.(term, undefined) ?? {}, signal);
    return optionsOf(productsLookup, data).map(({ value, label }) => ({ id: value, name: label }));
  },
};

/** The chain's products and, where it has none, the sheets of the public platform, by name or core id (2§5). */
export const platformProducts: ProductSource = {
  key: [productsCalls.globalSearch.id, "picker"],
  delay: () => productSearchDebounce,
  async find(term, signal) {
    const scanned = await findByCode(term, signal);
    if (scanned.length > 0) return scanned;
    const ask = async (args: ProductSearchArgs) => (await sendCall(productsCalls.globalSearch, args, signal)).data;
    return (await searchProducts(ask, term)).map(({ core_id, name, barcode, image }) => ({
      id: core_id,
      name,
      barcode,
      image,
    }));
  },
};

/** The product of a barcode that a scanner has typed; none where what was typed is no such code. */
async function findByCode(term: string, signal: AbortSignal): Promise<FoundProduct[]> {
  if (!isScannedCode(term)) return [];
  const { data } = await sendCall(productsCalls.imagesByBarcode, { query: { barcodes: [term] } }, signal);
  return data.map(({ id, name, barcode, images }) => ({ id, name, barcode, image: images[0]?.url }));
}
