import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall, CallArgs } from "@/lib/calls/call";
import type { List } from "./define-list";
import type { Filter } from "./filter";
import { readValues } from "./filter-text";
import type { AppliedFilters } from "./list-state";
import { type PageQuery, parseListUrl, searchOf } from "./list-url";

/**
 * What the first HTML of a list page needs: the rows of the address, its open row, and the names of what its filters
 * refer to, for their chips.
 * @param today YYYY-MM-DD where the person is.
 */
export function firstCalls<C extends AnswerableCall, Row, P extends AnswerableCall, Detail>(
  list: List<C, Row, P, Detail>,
  given: PageQuery,
  today: string,
): ([C, CallArgs<C>] | [P, CallArgs<P>] | [AnswerableCall, AnyArgs])[] {
  const { state } = parseListUrl(list, searchOf(given), today);
  const rows: [C, CallArgs<C>] = [list.call, list.request(state, today)];
  const names = namingCalls(list.filters, state.filters);
  return state.open === undefined
    ? [rows, ...names]
    : [rows, [list.preview.call, list.preview.args(state.open, state.filters)], ...names];
}

/** The calls that answer how the records of applied reference filters are called. */
export function namingCalls(
  filters: Readonly<Record<string, Filter>>,
  applied: AppliedFilters,
): [AnswerableCall, AnyArgs][] {
  return Object.entries(applied).flatMap(([key, text]): [AnswerableCall, AnyArgs][] => {
    const filter = filters[key];
    if (filter?.kind !== "reference") return [];
    const args = namingArgs(filter.lookup, text);
    return args === undefined ? [] : [[filter.lookup.call, args]];
  });
}

/** @param text the filter's value: ids joined by commas. */
export function namingArgs(
  { all, named }: Extract<Filter, { kind: "reference" }>["lookup"],
  text: string,
): AnyArgs | undefined {
  return all ?? named?.(readValues(text).map(Number));
}
