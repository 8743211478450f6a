import type { CountProduct } from "@/lib/counting/kept-count";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { ProductToCount } from "./products-to-count.calls";

type Cells = Pick<MappingDetail, "shelves" | "lockers">;

/**
 * Products in the order in which whoever walks past the machine sees them: by zone, shelf and cell, then lockers. What no
 * cell has comes last, as it came.
 * @param mapping undefined where the storage has none
 */
export function orderByCells(products: readonly ProductToCount[], mapping: Cells | undefined): CountProduct[] {
  const places = placesOf(mapping);
  return products
    .map(({ product: { id, name, barcode, barcodes = [], image } }): CountProduct => {
      const all = barcode === undefined ? barcodes : [barcode, ...barcodes.filter((each) => each !== barcode)];
      return { id, name, barcodes: all, image, cell: places.get(id)?.cell, isExpected: true };
    })
    .sort((one, other) => orderOf(places, one) - orderOf(places, other));
}

interface Place {
  cell: string;
  order: number;
}

/** The first cell of each product. */
function placesOf(mapping: Cells | undefined): Map<number, Place> {
  const shelves = [...(mapping?.shelves ?? [])].sort(
    (one, other) => one.storageZone - other.storageZone || one.position - other.position,
  );
  const lockers = [...(mapping?.lockers ?? [])].sort((one, other) => one.selfPosition - other.selfPosition);
  const cells = [
    ...shelves.flatMap((shelf) => [...shelf.cells].sort((one, other) => one.position - other.position)),
    ...lockers.flatMap((locker) => locker.cells),
  ];
  const places = new Map<number, Place>();
  for (const { alias, product } of cells)
    if (product !== undefined && !places.has(product.id)) places.set(product.id, { cell: alias, order: places.size });
  return places;
}

function orderOf(places: ReadonlyMap<number, Place>, { id }: CountProduct): number {
  return places.get(id)?.order ?? places.size;
}
