import { asc, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { alphabetical } from "../../db/alphabetical";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { supplyReports, vendingSessionDetails, vendingSessions } from "../../db/schema/supplying-reports";
import { users } from "../../db/schema/users";
import { groupBy } from "../../group-by";
import type { RowWindow } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import { momentText, optionalMoment } from "../../wire-values";

type SessionsWire = CallWire<typeof supplyingReportsCalls.sessions>;

/** Sessions of these reports, or of all, the newest first. */
export async function readSessions(
  context: PlatformContext,
  reportIds: readonly number[] | undefined,
  window: RowWindow,
): Promise<SessionsWire> {
  const { read } = context.database;
  const { ids, totalCount } = await readPageOf(context.database, vendingSessions, {
    where: reportIds && inArray(vendingSessions.reportId, [...reportIds]),
    order: [vendingSessions.startAt, "DESC"],
    window,
  });
  const rows = await read
    .select({
      session: vendingSessions,
      storage: { id: storages.id, name: storages.name },
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      reportName: supplyReports.name,
    })
    .from(vendingSessions)
    .innerJoin(storages, eq(storages.id, vendingSessions.storageId))
    .innerJoin(users, eq(users.id, vendingSessions.userId))
    .leftJoin(supplyReports, eq(supplyReports.id, vendingSessions.reportId))
    .where(inArray(vendingSessions.id, ids));
  const details = await read
    .select({ detail: vendingSessionDetails, product: { id: products.id, name: products.name } })
    .from(vendingSessionDetails)
    .innerJoin(products, eq(products.id, vendingSessionDetails.productId))
    .where(inArray(vendingSessionDetails.sessionId, ids))
    .orderBy(asc(alphabetical(products.name)), asc(vendingSessionDetails.id));
  const detailsOf = groupBy(details, ({ detail }) => detail.sessionId);
  const items = inOrderOf(ids, rows, ({ session }) => session.id).map(({ session, storage, user, reportName }) => ({
    id: session.id,
    storage,
    user,
    type: session.type,
    reportName,
    startAt: momentText(session.startAt),
    endAt: optionalMoment(session.endAt),
    vendingSessionDetails: (detailsOf.get(session.id) ?? []).map(({ detail, product }) => ({
      id: detail.id,
      product,
      quantity: detail.quantity,
    })),
  }));
  return { items, totalCount };
}
