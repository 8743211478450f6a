import type { FastifyInstance } from "fastify";
import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { defaultLimit } from "../../db/conditions";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { internalNotes } from "../../db/schema/receptions-intern";
import { downloadRoute, route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { createInternalNote } from "./create-internal-note";
import { sendInternalReceptionPdf } from "./internal-reception-pdf";
import { readHeads, readInternalReception } from "./read-internal-receptions";
import { internalReceptionFilter } from "./receptions-intern.filter";

const sortColumns = { id: internalNotes.id, number: internalNotes.number, created: internalNotes.created };

export function internalReceptionRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, receptionsInternCalls.list, async ({ query }) => {
    const { sort = "created", order = "DESC", offset = 0, limit = defaultLimit } = query;
    const { ids, totalCount } = await readPageOf(database, internalNotes, {
      where: internalReceptionFilter(database.read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: inOrderOf(ids, await readHeads(database.read, ids), ({ id }) => id), totalCount };
  });
  route(app, context, receptionsInternCalls.create, async ({ body }, { userId }) => {
    const created = context.now();
    const { documentDate = context.days.of(created) } = body;
    const origin = { createdById: userId, created, documentDate };
    return { id: await database.write((tx) => createInternalNote(tx, body, origin)) };
  });
  route(app, context, receptionsInternCalls.one, ({ params }) => readInternalReception(context, params.id));
  downloadRoute(app, context, receptionsInternCalls.pdf, ({ id }, reply) =>
    sendInternalReceptionPdf(context, id, reply),
  );
}
