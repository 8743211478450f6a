import type { Call, CallArgs } from "@/lib/calls/call";
import type { List } from "./define-list";
import { parseListUrl, searchOf } from "./list-url";

/**
 * What the first HTML of a list page needs: the rows of the address, and its open row.
 * @param given the page's query as Next hands it over.
 */
export function firstCalls<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  given: Parameters<typeof searchOf>[0],
): { rows: [C, CallArgs<C>]; detail: [P, CallArgs<P>] | undefined } {
  const { state } = parseListUrl(list, searchOf(given));
  return {
    rows: [list.call, list.request(state)],
    detail: state.open === undefined ? undefined : [list.preview.call, list.preview.args(state.open)],
  };
}
