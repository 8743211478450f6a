import type { CallArgs } from "@/lib/calls/call";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import type { ProductOption, productsCalls } from "./products.calls";

/** CNST-020: how long a person has stopped typing before products are searched for, in ms. */
export const productSearchDebounce = 800;

export type ProductSearchArgs = CallArgs<typeof productsCalls.globalSearch>;

/**
 * Products by what a person typed (2§5): digits alone are core ids, anything else is a part of the name. Where nothing
 * is found, the public platform's sheets are searched by the same. An empty term finds nothing and asks nobody.
 *
 * @param ask makes the call `products/global-search`
 */
export async function searchProducts(
  ask: (args: ProductSearchArgs) => Promise<readonly ProductOption[]>,
  typed: string,
): Promise<readonly ProductOption[]> {
  const term = typed.trim();
  if (term === "") return [];
  const query = { ...(isCoreId(term) ? { ids: [Number(term)] } : { search: term }), limit: lookupLimit };
  const found = await ask({ query });
  return found.length > 0 ? found : ask({ query: { ...query, searchType: "public-platform" } });
}

/** Digits that can be an id: 0 and what no platform counts to are a part of a name, such as that of `Cola 0`. */
function isCoreId(term: string): boolean {
  return /^\d+$/.test(term) && Number(term) >= 1 && Number.isSafeInteger(Number(term));
}
