import fc from "fast-check";
import type { CellProduct, MachineCells } from "@/lib/resources/drafts/drafts.calls";

export function productOf(id: number): CellProduct {
  return { id, name: `Product ${id}`, barcode: undefined, productNodeReference: id, image: undefined };
}

/** Shelf lengths by zone, and block lengths. */
export interface Structure {
  zones: readonly (readonly number[])[];
  blocks: readonly number[];
}

export const anyStructure: fc.Arbitrary<Structure> = fc.record({
  zones: fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  blocks: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
});

/** A machine with some goods; ids of its cells begin behind `firstId`. */
export function machine(
  { zones, blocks }: Structure,
  filling: (index: number) => { product: number | undefined; isFlagged: boolean },
  firstId = 0,
): MachineCells {
  let made = 0;
  const next = () => {
    const { product, isFlagged } = filling(made);
    made += 1;
    return { id: firstId + made, product: product === undefined ? undefined : productOf(product), isFlagged };
  };
  return {
    shelves: zones.flatMap((shelves, zone) =>
      shelves.map((count, index) => ({
        id: zone * 10 + index + 1,
        position: index + 1,
        width: 900,
        height: 260,
        storageZone: zone + 1,
        cells: Array.from({ length: count }, (_, place) => {
          const { id, product, isFlagged } = next();
          const renewProduct = isFlagged && product !== undefined;
          const alias = `F${zone + 1}.${index + 1}.${place + 1}`;
          return { id, position: place + 1, alias, renewProduct, product, capacity: undefined };
        }),
      })),
    ),
    lockers: blocks.map((count, block) => ({
      id: block + 1,
      position: 1,
      width: 450,
      height: 150 * count,
      storageZone: 0,
      selfPosition: block + 1,
      cells: Array.from({ length: count }, (_, place) => {
        const { id, product, isFlagged } = next();
        const alias = `L${block + 1}.${place + 1}`;
        return { id, alias, product, fillOnDemand: isFlagged, orderId: undefined, capacity: undefined };
      }),
    })),
  };
}

/** Two or more machines of one structure. */
export function anyMachines(count: number): fc.Arbitrary<MachineCells[]> {
  const anyFilling = fc.array(fc.tuple(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }), fc.boolean()), {
    minLength: 32,
    maxLength: 32,
  });
  return fc
    .tuple(anyStructure, fc.array(anyFilling, { minLength: count, maxLength: count }))
    .map(([structure, fillings]) =>
      fillings.map((filling, index) =>
        machine(
          structure,
          (cell) => {
            const [product, isFlagged = false] = filling[cell] ?? [];
            return { product, isFlagged };
          },
          index * 100,
        ),
      ),
    );
}
