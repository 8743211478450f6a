import type { Call, CallArgs } from "@/lib/calls/call";
import type { List } from "./define-list";
import { type PageQuery, parseListUrl, searchOf } from "./list-url";

/**
 * What the first HTML of a list page needs: the rows of the address, and its open row.
 */
export function firstCalls<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  given: PageQuery,
): ([C, CallArgs<C>] | [P, CallArgs<P>])[] {
  const { state } = parseListUrl(list, searchOf(given));
  const rows: [C, CallArgs<C>] = [list.call, list.request(state)];
  return state.open === undefined ? [rows] : [rows, [list.preview.call, list.preview.args(state.open)]];
}
