import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { RowsCall } from "@/lib/calls/call";
import { longestPage } from "@/lib/calls/call";
import type { ExportRequest } from "@/lib/exports/export-request";
import type { ListRows } from "@/lib/list/declare/define-list";
import type { AnyList } from "@/lib/resources/list-table";
import { callEnriched } from "../upstream/call-enriched";
import type { CallContext } from "../upstream/call-rest";
import { callTold } from "../upstream/call-told";
import { invalidAnswer } from "../upstream/upstream-fault";
import type { SessionInUse } from "../upstream/with-session";

/**
 * Reads pages of a list from the platform. Each is a call of its own, so tokens that end on the way are renewed.
 * @param today YYYY-MM-DD where the operator works.
 */
export function pageReader(
  list: AnyList,
  { filters, sort, columns, ids }: ExportRequest,
  today: string,
  session: SessionInUse,
  callContext: CallContext,
): (page: number) => Promise<ListRows<{ id: number }>> {
  // A file without pictures has no use for their addresses.
  const hasPictures = columns.some((key) => list.columns[key]?.kind === "image");
  return async (page) => {
    const args = narrowed(list.call, list.request({ page, size: longestPage, sort, filters }, today), ids);
    const { data, notice } = await (hasPictures
      ? callEnriched(list.call, args, session, callContext, "fails")
      : callTold(list.call, args, session, callContext));
    // On a screen an empty list with a warning; in a file, rows that are missing without a word.
    if (notice !== undefined) throw invalidAnswer("not-json");
    return list.rows(data);
  };
}

/** Asks for the ticked rows alone, where the call takes ids and no filter says which. */
function narrowed(call: RowsCall, args: AnyArgs, ids: ReadonlySet<number> | undefined): AnyArgs {
  const takesIds = "ids" in (call.kind === "query" ? call.filters : call.query);
  if (ids === undefined || !takesIds) return args;
  const { query, filters } = args;
  return call.kind === "query"
    ? { ...args, filters: { ids: [...ids], ...filters } }
    : { ...args, query: { ids: [...ids], ...query } };
}
