import type { CountProduct } from "@/lib/counting/kept-count";

/** `shelf`: no shelf is torn apart; `product`: parts of one size. */
export type ShareBy = "shelf" | "product";

/**
 * Shares what is to be counted out among people, each a part that lies together, about as many products each.
 * @param products in the order in which they lie
 * @param moved by how many shelves, or products, the end of each part but the last lies elsewhere; later is more
 * @returns a part for each; some may be empty where there are more people than shelves, or products
 */
export function shareOut(
  products: readonly CountProduct[],
  people: number,
  by: ShareBy,
  moved: readonly number[] = [],
): CountProduct[][] {
  const groups = groupsOf(products, by);
  let from = 0;
  return evenEnds(groups, people, products.length).map((end, part) => {
    // No part ends before it begins.
    const to = part === people - 1 ? groups.length : Math.min(groups.length, Math.max(from, end + (moved[part] ?? 0)));
    const own = groups.slice(from, to).flat();
    from = to;
    return own;
  });
}

/** Behind which group each part ends, where all are about as long. */
function evenEnds(groups: readonly CountProduct[][], people: number, products: number): number[] {
  const ends = Array.from({ length: people }, () => 0);
  let shared = 0;
  for (const [at, group] of groups.entries()) {
    // By its middle: a shelf goes to whose part it lies in mostly.
    const middle = shared + group.length / 2;
    const part = Math.min(people - 1, Math.floor((middle * people) / products));
    ends.fill(at + 1, part);
    shared += group.length;
  }
  return ends;
}

function groupsOf(products: readonly CountProduct[], by: ShareBy): CountProduct[][] {
  if (by === "product") return products.map((product) => [product]);
  const groups: CountProduct[][] = [];
  let last: CountProduct | undefined;
  for (const product of products) {
    // What no shelf has is shared out piece by piece.
    const shelf = product.shelves?.[0];
    const isSame = shelf !== undefined && last?.shelves?.[0] === shelf;
    if (isSame) groups.at(-1)?.push(product);
    else groups.push([product]);
    last = product;
  }
  return groups;
}
