import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs } from "@/lib/calls/call";
import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { defaultLimit, endedBy, withinDays } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { reservations } from "../../db/schema/reservations";
import { route } from "../../http/route";
import type { OperatorDays } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { readReservations } from "./reservation-rows";

type ReservationQuery = NonNullable<CallArgs<typeof reservationsCalls.list>["query"]>;

const sortColumns = {
  id: reservations.id,
  created: reservations.created,
  since: reservations.since,
  until: reservations.until,
};

export function reservationRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, reservationsCalls.list, async ({ query }) => {
    const { sort = "since", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, reservations, {
      where: reservationFilter(query, context.days, context.now()),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readReservations(context, ids), totalCount };
  });

  route(app, context, reservationsCalls.one, async ({ params }) =>
    found((await readReservations(context, [params.id]))[0]),
  );
}

function reservationFilter(query: ReservationQuery, days: OperatorDays, now: Date): SQL | undefined {
  const { lockerId, storageIds, date, status, isOver } = query;
  return and(
    lockerId === undefined ? undefined : eq(reservations.lockerId, lockerId),
    storageIds && inArray(reservations.storageId, [...storageIds]),
    withinDays(reservations.since, date, days),
    status && eq(reservations.status, status),
    endedBy(reservations.until, isOver, now),
  );
}
