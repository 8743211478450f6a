import type { CountProduct } from "@/lib/counting/kept-count";
import { orderZones } from "@/lib/mapping/zone-order";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { ProductToCount } from "../products-to-count.calls";

export type Cells = Pick<MappingDetail, "shelves" | "lockers">;

/**
 * Products in the order in which whoever stands before the machine sees them: by zone, shelf and cell as they are ordered
 * everywhere (2§7), then lockers. What no cell has comes last, as it came.
 * @param mapping undefined where the storage has none
 * @param chosen ids of the shelves that are counted, where not all are: what lies on others, too, is counted on these
 */
export function orderByCells(
  products: readonly ProductToCount[],
  mapping: Cells | undefined,
  chosen: readonly number[] = [],
): CountProduct[] {
  const places = placesOf(mapping, new Set(chosen));
  return products
    .map(({ product: { id, name, barcode, barcodes = [], image } }): CountProduct => {
      const all = barcode === undefined ? barcodes : [barcode, ...barcodes.filter((each) => each !== barcode)];
      return {
        id,
        name,
        barcodes: all,
        image,
        cell: places.get(id)?.cell,
        shelves: places.get(id)?.shelves ?? [],
        isExpected: true,
      };
    })
    .sort((one, other) => orderOf(places, one) - orderOf(places, other));
}

interface Place {
  cell: string;
  shelves: number[];
  order: number;
}

/** The first cell of each product, on a chosen shelf where it has one. */
function placesOf(mapping: Cells | undefined, chosen: ReadonlySet<number>): Map<number, Place> {
  const shelves = orderZones(mapping?.shelves ?? []).flatMap((zone) => zone.shelves);
  const lockers = [...(mapping?.lockers ?? [])].sort((one, other) => one.selfPosition - other.selfPosition);
  const inOrder = [...shelves.filter(({ id }) => chosen.has(id)), ...shelves.filter(({ id }) => !chosen.has(id))];
  const cells = [
    ...inOrder.flatMap(({ id, cells: of }) => of.map((cell) => ({ ...cell, shelf: id }))),
    ...lockers.flatMap(({ cells: of }) => of.map((cell) => ({ ...cell, shelf: undefined }))),
  ];
  const places = new Map<number, Place>();
  for (const { alias, shelf, product } of cells) {
    if (product === undefined) continue;
    const place = places.get(product.id) ?? { cell: alias, shelves: [], order: places.size };
    if (shelf !== undefined && !place.shelves.includes(shelf)) place.shelves.push(shelf);
    places.set(product.id, place);
  }
  return places;
}

function orderOf(places: ReadonlyMap<number, Place>, { id }: CountProduct): number {
  return places.get(id)?.order ?? places.size;
}
