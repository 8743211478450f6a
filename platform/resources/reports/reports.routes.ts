import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallWire } from "@/lib/calls/call";
import { reportsCalls } from "@/lib/resources/reports/reports.calls";
import { defaultLimit } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { chains } from "../../db/schema/companies";
import { reportRequests, reportTypes } from "../../db/schema/reports";
import { users } from "../../db/schema/users";
import { downloadRoute, route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText } from "../../wire-values";
import { sendReport } from "./report-file";

type RequestWire = CallWire<typeof reportsCalls.one>;

const requests = reportRequests;
const sortColumns = { id: requests.id, created: requests.created };

export function reportRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, reportsCalls.list, async ({ query }) => {
    const { types, years, months, sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, requests, {
      where: and(
        types && inArray(requests.typeId, [...types]),
        years && inArray(requests.year, [...years]),
        months && inArray(requests.month, [...months]),
      ),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readRequests(read, ids), totalCount };
  });

  route(app, context, reportsCalls.one, async ({ params }) => found((await readRequests(read, [params.id]))[0]));
  route(app, context, reportsCalls.types, () => read.select().from(reportTypes).orderBy(reportTypes.id));

  downloadRoute(app, context, reportsCalls.download, async (_params, reply, { chain, ...asked }) => {
    const [known] = await read.select({ id: chains.id }).from(chains).where(eq(chains.id, chain));
    return sendReport(context, { ...asked, chainId: found(known).id }, reply);
  });

  downloadRoute(app, context, reportsCalls.downloadOne, async ({ id }, reply) => {
    const [row] = await read.select().from(requests).where(eq(requests.id, id));
    const { typeId, chainId, year, month } = found(row);
    return sendReport(context, { type: typeId, chainId, year, month }, reply);
  });
}

async function readRequests(read: Reader, ids: readonly number[]): Promise<RequestWire[]> {
  const rows = await read
    .select({
      request: requests,
      type: reportTypes,
      chain: { id: chains.id, name: chains.name },
      requestedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(requests)
    .innerJoin(reportTypes, eq(reportTypes.id, requests.typeId))
    .innerJoin(chains, eq(chains.id, requests.chainId))
    .innerJoin(users, eq(users.id, requests.requestedById))
    .where(inArray(requests.id, [...ids]));
  return inOrderOf(ids, rows, ({ request }) => request.id).map(({ request, type, chain, requestedBy }) => ({
    id: request.id,
    type,
    chain,
    year: request.year,
    month: request.month,
    created: momentText(request.created),
    requestedBy,
  }));
}
