import type { FastifyInstance } from "fastify";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { defaultLimit } from "../../db/conditions";
import { downloadRoute, route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { stockNoteFilter } from "./note-filter";
import { listNotes, readNote } from "./read-notes";
import { sendReceptionPdf } from "./reception-pdf";

/** What of receptions goes over REST; the page's own reads go over QueryCommand (2§7). */
export function receptionRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, receptionsCalls.listOfStock, ({ query }) => {
    const { limit = defaultLimit, offset = 0 } = query;
    return listNotes(context, stockNoteFilter(context.database.read, query, context.days), { limit, offset });
  });
  route(app, context, receptionsCalls.oneOfStock, ({ params }) => readNote(context, params.id));
  downloadRoute(app, context, receptionsCalls.pdf, ({ id }, reply) => sendReceptionPdf(context, id, reply));
}
