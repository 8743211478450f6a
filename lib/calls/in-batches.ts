/** @returns the items in their order, in parts of `size`, the last of which may be smaller; none where there are none */
export function inBatches<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
