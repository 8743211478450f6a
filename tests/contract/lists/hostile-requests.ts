import type { Filter } from "@/lib/list/filters/filter";
import type { AnyList } from "@/lib/resources/list-table";
import { isExhaustive } from "@/tests/support/exhaustive";
import { dayOfSamples, filterSamples } from "@/tests/support/lists/filter-samples";
import { hostileJsonOf, hostileValuesOf } from "@/tests/support/lists/hostile-texts";
import { type OnWire, onWire } from "./ask-list";

/** Requests for a list's first page, each with one parameter of a filter spoilt, in the wire's own names. */
export function hostileRequests(list: AnyList): OnWire[] {
  return Object.keys(list.filters).flatMap((key) => hostileRequestsOf(list, key));
}

function hostileRequestsOf(list: AnyList, key: string): OnWire[] {
  const [filter, wire] = [list.filters[key], filterSamples[list.page][key]?.wire];
  if (filter === undefined || wire === undefined) return [];
  return typeof wire === "string" ? spoiltQueries(list, filter, wire) : spoiltFilters(list, filter, wire);
}

/** What is taken is decided by the call's own declaration, at the console and the platform; all are put to it elsewhere. */
export const oneOf = isExhaustive ? 1 : 4;

/** For the wire: one in so many of every filter, of each next filter others. */
export function hostileRequestsInTurn(list: AnyList): (readonly [filter: string, request: OnWire])[] {
  return Object.keys(list.filters).flatMap((key, nth) => {
    const all = hostileRequestsOf(list, key);
    const first = nth % Math.min(oneOf, all.length);
    return all.filter((_request, index) => index % oneOf === first).map((request) => [key, request] as const);
  });
}

/** The query with each hostile value, and with a good value said twice. */
function spoiltQueries(list: AnyList, filter: Filter, wire: string): OnWire[] {
  const usual = onWire(list, {}, dayOfSamples);
  const [path = "", query] = usual.target.split("?");
  return [...new URLSearchParams(wire)]
    .filter(([name, value]) => new URLSearchParams(query).get(name) !== value)
    .flatMap(([name, value]) => {
      const spoilt = hostileValuesOf(filter).map((text) => {
        const search = new URLSearchParams(query);
        search.set(name, text);
        return search;
      });
      const twice = new URLSearchParams(query);
      twice.delete(name);
      twice.append(name, value);
      twice.append(name, value);
      return [...spoilt, twice].map((search) => ({ ...usual, target: `${path}?${search}` }));
    });
}

function spoiltFilters(list: AnyList, filter: Filter, wire: Readonly<Record<string, unknown>>): OnWire[] {
  const usual = onWire(list, {}, dayOfSamples);
  return Object.keys(wire).flatMap((name) =>
    hostileJsonOf(filter).map((value) => ({ ...usual, filters: { ...usual.filters, [name]: value } })),
  );
}
