import type { AnyArgs } from "@/lib/calls/address";
import type { Call } from "@/lib/calls/call";
import type { Filter, WireValue } from "../filters/filter";
import { wireValueOf } from "../filters/filter-wire";
import type { ListSort, RequestedState } from "../url/list-state";

interface Requested {
  page: string;
  call: Call;
  sort: Readonly<Record<string, unknown>>;
  defaultSort: ListSort;
  filters: Readonly<Record<string, Filter>>;
  defaults: object;
}

/** How a list's state goes into the arguments of its call: paging, sorting, and each applied filter by its kind. */
export function requestOf(list: Requested, { page, size, sort, filters }: RequestedState, today: string): AnyArgs {
  const paging = countsPages(list.call) ? { page, pageSize: size } : { offset: (page - 1) * size, limit: size };
  const values = {
    ...list.defaults,
    ...wireValues(list.filters, filters, today),
    sort: list.sort[sort.key] ?? list.sort[list.defaultSort.key],
    order: sort.order,
  };
  return list.call.kind === "query" ? { filters: values, ...paging } : { query: { ...values, ...paging } };
}

/** Documentation and category lists are asked for pages, all others for rows (2§3 Pagination). */
function countsPages(call: Call): boolean {
  return call.kind === "rest" && "pageSize" in call.query;
}

function wireValues(
  filters: Readonly<Record<string, Filter>>,
  applied: RequestedState["filters"],
  today: string,
): Record<string, WireValue> {
  const values: Record<string, WireValue> = {};
  for (const [key, text] of Object.entries(applied)) {
    const filter = filters[key];
    const value = filter && wireValueOf(filter, text, today);
    if (filter !== undefined && value !== undefined) values[filter.param] = value;
  }
  return values;
}
