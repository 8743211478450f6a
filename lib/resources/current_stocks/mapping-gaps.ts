import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";

interface Product {
  id: number;
  name: string;
  barcode: string | undefined;
  image: string | undefined;
}

interface StockOfProduct {
  product: Product;
  stock: number;
}

/** A cell of the machine, by what stands on it. */
export interface MappedCell {
  place: "shelf" | "locker";
  alias: string;
}

type Mapping = Pick<MappingDetail, "shelves" | "lockers">;

export interface MappingGaps {
  /** Nothing is mapped there at all: a warehouse, or a machine whose mapping nobody made. */
  isUnmapped: boolean;
  /** In stock, and no cell is mapped to it: nobody can buy it. */
  unmapped: readonly StockOfProduct[];
  /** Cells are mapped to it, and none is there: they stand empty. */
  outOfStock: readonly { product: Product; cells: readonly MappedCell[] }[];
  /** How many products are out of stock by right: only lockers have them, which are filled once an order wants it. */
  onDemand: number;
}

/**
 * Where the stock of a storage and the live mapping of its cells differ, by product, each list by name.
 *
 * A locker that is filled for an order holds nothing until an order waits in it: until then its product may be out of stock.
 * @param stocks all products of the storage, all batches together
 */
export function mappingGaps(stocks: readonly StockOfProduct[], mapping: Mapping): MappingGaps {
  const stockOf = new Map(stocks.map(({ product, stock }) => [product.id, stock]));
  const mapped = new Map<number, { product: Product; cells: MappedCell[]; isExpected: boolean }>();
  const add = (product: Product | undefined, cell: MappedCell, isExpected: boolean): void => {
    if (product === undefined) return;
    const { id, name, barcode, image } = product;
    const before = mapped.get(id) ?? { product: { id, name, barcode, image }, cells: [], isExpected: false };
    mapped.set(id, { ...before, cells: [...before.cells, cell], isExpected: before.isExpected || isExpected });
  };
  for (const { cells } of mapping.shelves)
    for (const { product, alias } of cells) add(product, { place: "shelf", alias }, true);
  for (const { cells } of mapping.lockers)
    for (const { product, alias, fillOnDemand, orderId } of cells)
      add(product, { place: "locker", alias }, !fillOnDemand || orderId !== undefined);
  const without = [...mapped.values()].filter(({ product }) => (stockOf.get(product.id) ?? 0) <= 0);
  return {
    isUnmapped: mapped.size === 0,
    unmapped: stocks.filter(({ product, stock }) => stock > 0 && !mapped.has(product.id)).sort(byName),
    onDemand: without.filter(({ isExpected }) => !isExpected).length,
    outOfStock: without
      .filter(({ isExpected }) => isExpected)
      .map(({ product, cells }) => ({ product, cells }))
      .sort(byName),
  };
}

/** The cells of a live mapping that stand for a product, in the order of the mapping. */
export function cellsOfProduct({ shelves, lockers }: Mapping, productId: number): MappedCell[] {
  const aliases = (
    cells: readonly { product?: { id: number } | undefined; alias: string }[],
    place: MappedCell["place"],
  ) => cells.filter(({ product }) => product?.id === productId).map(({ alias }): MappedCell => ({ place, alias }));
  return [
    ...shelves.flatMap(({ cells }) => aliases(cells, "shelf")),
    ...lockers.flatMap(({ cells }) => aliases(cells, "locker")),
  ];
}

/**
 * Cells by what they stand on, all of a kind named together: "cells F1.3.1, F1.3.2, locker L4".
 * @param say of `current_stocks.mapping.places`
 */
export function cellsText(
  cells: readonly MappedCell[],
  say: (place: MappedCell["place"], values: { count: number; aliases: string }) => string,
): string {
  const kinds = (["shelf", "locker"] as const).map((place) => ({
    place,
    aliases: cells.filter((cell) => cell.place === place).map(({ alias }) => alias),
  }));
  return kinds
    .filter(({ aliases }) => aliases.length > 0)
    .map(({ place, aliases }) => say(place, { count: aliases.length, aliases: aliases.join(", ") }))
    .join(", ");
}

function byName(one: { product: Product }, other: { product: Product }): number {
  return one.product.name.localeCompare(other.product.name, "ro") || one.product.id - other.product.id;
}
