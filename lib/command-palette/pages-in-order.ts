import { type PageKey, tilesOfRole } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";

/** The pages that a person may open. */
export interface OrderedPages {
  /** Those of the lit role's menu, in its order. */
  first: readonly PageKey[];
  rest: readonly PageKey[];
}

export function pagesInOrder(pages: readonly PageKey[], role: Role): OrderedPages {
  const first = tilesOfRole(role).filter((page) => pages.includes(page));
  return { first, rest: pages.filter((page) => !first.includes(page)) };
}
