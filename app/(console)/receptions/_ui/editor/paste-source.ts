import type { PasteSource } from "@/components/grid/paste/paste-source";
import type { useProductsByBarcode } from "@/components/resources/products/use-documented-products";
import { sendCall } from "@/lib/calls/send-call";
import { findNamedProducts } from "@/lib/resources/products/find-named-products";
import { mostIds, productsCalls } from "@/lib/resources/products/products.calls";
import { withBothQuantities } from "@/lib/resources/receptions/pasted-lines";
import { mostLines } from "@/lib/resources/receptions/reception-bodies";
import { newLine, type WorkLine } from "@/lib/resources/receptions/work-line";

/** Of products whose name holds a text, as many as tell whether one is called so. */
const mostAlike = 20;
const nothing: WorkLine["product"] = { id: 0, name: "", barcode: undefined, image: undefined };

interface Surroundings {
  /** Where lines go, and their rate. */
  begin: Pick<WorkLine, "storage" | "rateVat">;
  /** How many there are already. */
  there: number;
  /** Looks barcodes up as scans are (decision 0033). */
  byBarcode: ReturnType<typeof useProductsByBarcode>;
}

/** How a delivery list becomes lines. */
export function pasteSource({ begin, there, byBarcode }: Surroundings): PasteSource<WorkLine> {
  const images = new Map<number, string | undefined>();
  return {
    key: ["receptions", "pasted"],
    blank: newLine(nothing, begin),
    room: mostLines - there,
    complete: withBothQuantities,
    async find(codes, signal, tell) {
      const list = async (query: { ids: number[] } | { search: string }, limit: number) => {
        const { data } = await sendCall(productsCalls.list, { query: { ...query, limit, offset: 0 } }, signal);
        return data.items.map(({ core_id, name, barcode, image }) => {
          images.set(core_id, image);
          return { product: core_id, label: name, barcode };
        });
      };
      const found = await findNamedProducts(
        codes,
        {
          async byBarcode(barcodes) {
            return (await byBarcode(barcodes, signal)).map(({ id, name, barcode, image }) => {
              images.set(id, image);
              return { product: id, label: name, barcode };
            });
          },
          byId: (ids) => list({ ids: [...ids] }, mostIds),
          byName: (search) => list({ search }, mostAlike),
        },
        tell,
      );
      const records = new Map<string, Partial<WorkLine> | "two">();
      for (const [code, product] of found) {
        if (product === "two") records.set(code, product);
        else {
          const { product: id, label: name, barcode } = product;
          records.set(code, { product: { id, name, barcode, image: images.get(id) } });
        }
      }
      return records;
    },
  };
}
