import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall, CallArgs } from "@/lib/calls/call";
import type { List } from "../declare/define-list";
import { namesAsked } from "../lookups/record-names";
import { type PageQuery, parseListUrl, searchOf } from "../url/list-url";

/**
 * What the first HTML of a list page needs: the rows of the address unless hits stand in their place, its open row, and the
 * names of what its filters refer to, for their chips.
 * @param today YYYY-MM-DD where the operator works.
 */
export function firstCalls<C extends AnswerableCall, Row, P extends AnswerableCall, Detail>(
  list: List<C, Row, P, Detail>,
  given: PageQuery,
  today: string,
): ([C, CallArgs<C>] | [P, CallArgs<P>] | [AnswerableCall, AnyArgs])[] {
  const { state } = parseListUrl(list, searchOf(given), today);
  const rows: [C, CallArgs<C>][] = state.find === undefined ? [[list.call, list.request(state, today)]] : [];
  const names = namesAsked(list.filters, state.filters).map(({ lookup, args }): [AnswerableCall, AnyArgs] => [
    lookup.call,
    args,
  ]);
  return state.open === undefined
    ? [...rows, ...names]
    : [...rows, [list.preview.call, list.preview.args(state.open, state.filters)], ...names];
}
