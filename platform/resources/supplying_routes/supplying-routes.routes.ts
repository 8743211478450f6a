import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { alphabetical } from "../../db/alphabetical";
import { contains, defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { supplyReports } from "../../db/schema/supplying-reports";
import { supplyRoutes } from "../../db/schema/supplying-routes";
import { roles, userRoles, users } from "../../db/schema/users";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText } from "../../wire-values";
import { readFill } from "./read-fill";
import { readRoutes } from "./route-rows";
import { routeFilter } from "./supplying-routes.filter";

const sortColumns = { id: supplyRoutes.id, name: alphabetical(supplyRoutes.name), created: supplyRoutes.created };

export function supplyingRouteRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;
  const readRoute = async (id: number) => found((await readRoutes(read, [id]))[0]);

  route(app, context, supplyingRoutesCalls.list, async ({ query }) => {
    const { sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, supplyRoutes, {
      where: routeFilter(read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readRoutes(read, ids), totalCount };
  });

  route(app, context, supplyingRoutesCalls.one, async ({ params }) => {
    const [last] = await read
      .select()
      .from(supplyReports)
      .where(eq(supplyReports.routeId, params.id))
      .orderBy(desc(supplyReports.created), desc(supplyReports.id))
      .limit(1);
    return {
      ...(await readRoute(params.id)),
      lastReport: last && { id: last.id, name: last.name, created: momentText(last.created) },
    };
  });

  route(app, context, supplyingRoutesCalls.edit, async ({ params }) => {
    const { id, name, isActive, mobileStorage, internalCourier, storages, ...times } = await readRoute(params.id);
    return {
      id,
      name,
      isActive,
      mobileStorage: mobileStorage.id,
      internalCourier: internalCourier.id,
      storages: storages.map((storage) => storage.id),
      selectedDaysAndHours: times.selectedDaysAndHours,
    };
  });

  route(app, context, supplyingRoutesCalls.fill, ({ query }) => readFill(context, query.storages ?? []));

  route(app, context, supplyingRoutesCalls.couriers, async ({ query: { search, ids, limit = defaultLimit } }) => {
    const rows = await read
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(
        and(
          inArray(roles.code, ["COURIER", "COURIER_QC"]),
          ids && inArray(users.id, [...ids]),
          search ? contains(users.searchText, search) : undefined,
        ),
      )
      .groupBy(users.id)
      .orderBy(asc(alphabetical(users.firstName)), asc(alphabetical(users.lastName)), asc(users.id))
      .limit(limit);
    return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  });
}
