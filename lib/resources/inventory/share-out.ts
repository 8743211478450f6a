import type { CountProduct } from "@/lib/counting/kept-count";

/** `shelf`: no shelf is torn apart; `product`: parts of one size. */
export type ShareBy = "shelf" | "product";

/**
 * Shares what is to be counted out among people, each a part that lies together, about as many products each.
 * @param products in the order in which they lie
 * @returns a part for each; some may be empty where there are more people than shelves, or products
 */
export function shareOut(products: readonly CountProduct[], people: number, by: ShareBy): CountProduct[][] {
  const parts = Array.from({ length: people }, (): CountProduct[] => []);
  let shared = 0;
  for (const group of groupsOf(products, by)) {
    // By its middle: a shelf goes to whose part it lies in mostly.
    const middle = shared + group.length / 2;
    const part = Math.min(people - 1, Math.floor((middle * people) / products.length));
    parts[part]?.push(...group);
    shared += group.length;
  }
  return parts;
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
