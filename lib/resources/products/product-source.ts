import { sendCall } from "@/lib/calls/send-call";
import type { Choice, RecordSource, Source } from "@/lib/choices/source";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { lookupSource } from "@/lib/list/lookups/lookup-source";
import { longest } from "@/lib/list/texts/cut";
import { type ProductSearchArgs, productSearchDebounce, searchProducts } from "./product-search";
import { productsCalls } from "./products.calls";
import { productsLookup } from "./products.lookup";
import { isScannedCode } from "./scanned-code";

const options = lookupSource(productsLookup);

/** All products, by a part of the name, core id or barcode (DRP-03). */
export const anyProducts: RecordSource = {
  ...options,
  async find(term, signal) {
    const scanned = await findByCode(term, signal);
    return scanned.length > 0 ? scanned : options.find(term, signal);
  },
};

/** The chain's products and, where it has none, the sheets of the public platform, by name or core id (2§5). */
export const platformProducts: Source = {
  key: [productsCalls.globalSearch.id, "choices"],
  unasked: "nothing",
  most: lookupLimit,
  longestLabel: longest.productLabel,
  delay: () => productSearchDebounce,
  async find(term, signal) {
    const scanned = await findByCode(term, signal);
    if (scanned.length > 0) return scanned;
    const ask = async (args: ProductSearchArgs) => (await sendCall(productsCalls.globalSearch, args, signal)).data;
    return (await searchProducts(ask, term)).map(({ core_id, name, barcode, image }) => ({
      id: core_id,
      name,
      code: barcode,
      note: barcode,
      image,
    }));
  },
};

/** In characters: the longest name that a list of products shows whole. */
const longestWholeName = 80;

/** The same with whole names, whose ends tell sizes of one product apart. */
export const wholeNamedProducts: Source = { ...platformProducts, longestLabel: longestWholeName };

/** The product of a barcode that a scanner has typed; none where what was typed is no such code. */
async function findByCode(term: string, signal: AbortSignal): Promise<Choice[]> {
  if (!isScannedCode(term)) return [];
  const { data } = await sendCall(productsCalls.imagesByBarcode, { query: { barcodes: [term] } }, signal);
  return data.map(({ id, name, barcode, images }) => ({
    id,
    name,
    code: barcode,
    note: barcode,
    image: images[0]?.url,
  }));
}
