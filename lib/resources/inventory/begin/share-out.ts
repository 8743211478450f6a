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
  const ends = movedEnds(evenEnds(groups, people, products.length), groups.length, moved);
  return ends.map((end, part) => groups.slice(ends[part - 1] ?? 0, end).flat());
}

/**
 * How far the ends lie elsewhere once that of one part is moved by one: what was moved farther than there is to move is
 * taken as far as it went, so that one step always is one.
 */
export function moveEnd(
  products: readonly CountProduct[],
  people: number,
  by: ShareBy,
  moved: readonly number[],
  { part, step }: { part: number; step: 1 | -1 },
): number[] {
  const groups = groupsOf(products, by);
  const even = evenEnds(groups, people, products.length);
  return movedEnds(even, groups.length, moved).map((end, at) => end - (even[at] ?? 0) + (at === part ? step : 0));
}

/** No part ends before it begins, and the last one ends with all. */
function movedEnds(even: readonly number[], groups: number, moved: readonly number[]): number[] {
  let from = 0;
  return even.map((end, part) => {
    from = part === even.length - 1 ? groups : Math.min(groups, Math.max(from, end + (moved[part] ?? 0)));
    return from;
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
