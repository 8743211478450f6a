import type { AnswerableCall, CallAnswer } from "@/lib/calls/call";
import { defineEnrichment, type Enrichment } from "@/lib/calls/enrichment";
import { inBatches } from "@/lib/calls/in-batches";
import { mostBarcodes } from "./documentation.calls";
import { productsCalls } from "./products.calls";

export interface Pictured {
  barcode?: string | undefined;
  image?: string | undefined;
}

/** Takes the place of each product in an answer. */
export type Replace = <P extends Pictured>(product: P) => P;

/**
 * The first picture of each product, by its barcode, in batches of 200 (2§9). A platform that sends a picture with a
 * product is not asked for another.
 *
 * @param replaceAll the same answer with each of its products replaced.
 */
export function picturesOf<C extends AnswerableCall>(
  of: C,
  replaceAll: (answer: CallAnswer<C>, replace: Replace) => CallAnswer<C>,
): Enrichment {
  return defineEnrichment({
    of,
    source: productsCalls.imagesByBarcode,
    requests: (answer) => {
      const barcodes = new Set<string>();
      replaceAll(answer, (product) => {
        if (product.image === undefined && product.barcode !== undefined) barcodes.add(product.barcode);
        return product;
      });
      return inBatches([...barcodes], mostBarcodes).map((batch) => ({ query: { barcodes: batch } }));
    },
    apply: (answer, found) => {
      const pictures = new Map(found.flat().map(({ barcode, images }) => [barcode, images[0]?.url]));
      return replaceAll(answer, (product) => ({
        ...product,
        image: product.image ?? pictures.get(product.barcode ?? ""),
      }));
    },
  });
}
