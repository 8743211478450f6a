import type { FastifyInstance } from "fastify";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { supplyReports } from "../../db/schema/supplying-reports";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { balanceOfStorage } from "./read-balance";
import { readExceptions } from "./read-exceptions";
import { readContents, readReport } from "./read-report";
import { readSessions } from "./read-sessions";
import { readReports, readStops } from "./report-rows";
import { reportFilter } from "./supplying-reports.filter";

const sortColumns = { id: supplyReports.id, created: supplyReports.created, updated: supplyReports.updated };

export function supplyingReportRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, supplyingReportsCalls.list, async ({ query }) => {
    const { sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, supplyReports, {
      where: reportFilter(read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readReports(read, ids), totalCount };
  });

  route(app, context, supplyingReportsCalls.one, ({ params }) => readReport(context, params.id));

  route(app, context, supplyingReportsCalls.storages, async ({ params }) => {
    found((await readReports(read, [params.id]))[0]);
    const stops = await readStops(read, [params.id]);
    return stops.map(({ stop, storage }) => ({ storage, status: stop.status }));
  });

  // Without its subject each of these has nothing to tell.
  route(app, context, supplyingReportsCalls.balance, async ({ query: { storageId } }) =>
    storageId ? balanceOfStorage(context, storageId) : [],
  );
  route(app, context, supplyingReportsCalls.initialContent, async ({ query: { supplyReport } }) =>
    supplyReport ? readContents(context, supplyReport) : [],
  );
  route(app, context, supplyingReportsCalls.exceptions, async ({ query: { supplyReport, searchTerm } }) =>
    supplyReport ? readExceptions(context, supplyReport, searchTerm) : [],
  );

  route(app, context, supplyingReportsCalls.sessions, ({ query }) =>
    readSessions(context, query.reportIds, { offset: query.offset ?? 0, limit: query.limit ?? defaultLimit }),
  );
}
