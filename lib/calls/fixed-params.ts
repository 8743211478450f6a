import type { Params } from "./params";

/**
 * Of calls that share a method and a path, the one that a query means: the one with the most fixed parameters, all of
 * which the query holds. `users?dropdown=true` is another call than `users`.
 *
 * @returns undefined where the query holds the fixed parameters of none. A single call needs no telling apart.
 */
export function meantBy<Item>(items: readonly Item[], paramsOf: (item: Item) => Params, search: URLSearchParams) {
  if (items.length <= 1) return items[0];
  return items
    .filter((item) => fixedOf(paramsOf(item)).every(([name, value]) => search.get(name) === value))
    .sort((one, other) => fixedOf(paramsOf(other)).length - fixedOf(paramsOf(one)).length)[0];
}

function fixedOf(params: Params): [string, string][] {
  return Object.entries(params).flatMap(([name, param]) =>
    param.kind === "fixed" ? [[name, param.value] satisfies [string, string]] : [],
  );
}
