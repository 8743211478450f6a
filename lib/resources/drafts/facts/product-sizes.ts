import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import { longestBarcode } from "@/lib/identifiers/barcode";
import { documentationCalls, mostBarcodes } from "@/lib/resources/products/documentation.calls";

/** Millimetres and grams (reading 67: the length stands along the shelf's width). */
export interface ProductSize {
  readonly length: number;
  readonly height: number;
  readonly depth: number;
  readonly mass: number;
}

/**
 * The sizes of products by their barcodes, as many at once as one call takes. What was never measured is not in it; a side
 * of 0 was not measured either. @throws what a call rejects with
 */
export async function readSizes(barcodes: readonly string[], send: SendCall): Promise<Map<string, ProductSize>> {
  const sizes = new Map<string, ProductSize>();
  const asked = [...new Set(barcodes)].filter(({ length }) => length <= longestBarcode);
  const parts = Array.from({ length: Math.ceil(asked.length / mostBarcodes) }, (_, index) =>
    asked.slice(index * mostBarcodes, (index + 1) * mostBarcodes),
  );
  await fewAtATime(parts, async (values) => {
    const wanted = new Set(values);
    const { data } = await send(documentationCalls.platformDetails, {
      body: { identifiers: { type: "BARCODE", values } },
    });
    for (const { identifiers, dimensions } of data.items.filter(isMeasured))
      for (const { type, value } of identifiers)
        if (dimensions && type === "BARCODE" && wanted.has(value) && !sizes.has(value)) sizes.set(value, dimensions);
  });
  return sizes;
}

function isMeasured({ dimensions }: { dimensions: ProductSize | undefined }): boolean {
  return dimensions !== undefined && dimensions.length > 0 && dimensions.height > 0;
}
