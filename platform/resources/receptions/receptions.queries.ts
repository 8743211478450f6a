import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { type QueryHandler, queryHandler } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import { PlatformError } from "../../platform-error";
import { noteFilter } from "./note-filter";
import { listNotes, readNote } from "./read-notes";

/** The reads of receptions over QueryCommand (2§7). */
export function receptionQueries(context: PlatformContext): QueryHandler[] {
  return [
    queryHandler(receptionsCalls.list, async (filters, window) => {
      const where = noteFilter(context.database.read, filters, context.days);
      const { items, totalCount } = await listNotes(context, where, window, filters);
      return { Items: items, TotalCount: totalCount };
    }),
    queryHandler(receptionsCalls.one, async ({ id }) => {
      if (id === undefined) throw new PlatformError(400, "ReceptionID is required");
      return { Items: [await readNote(context, id)], TotalCount: 1 };
    }),
  ];
}
