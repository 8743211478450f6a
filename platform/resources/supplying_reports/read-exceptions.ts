import { and, asc, eq } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { supplyExceptions } from "../../db/schema/supplying-reports";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { momentText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";

type Kind = (typeof supplyExceptions.$inferSelect)["kind"];

/** What went wrong in one step of a report, in the order of its happening; in all steps where none is named. */
export async function readExceptions(
  context: PlatformContext,
  reportId: number,
  kind?: Kind,
): Promise<CallWire<typeof supplyingReportsCalls.exceptions>> {
  const { read } = context.database;
  const rows = await read
    .select({ exception: supplyExceptions, name: products.name, storage: { id: storages.id, name: storages.name } })
    .from(supplyExceptions)
    .innerJoin(products, eq(products.id, supplyExceptions.productId))
    .leftJoin(storages, eq(storages.id, supplyExceptions.storageId))
    .where(and(eq(supplyExceptions.reportId, reportId), kind && eq(supplyExceptions.kind, kind)))
    .orderBy(asc(supplyExceptions.id));
  const barcodes = await barcodesIn(read, rows, ({ exception }) => exception.productId);
  return rows.map(({ exception, name, storage }) => ({
    id: exception.id,
    productBarCode: barcodes.get(exception.productId),
    productImg: pictureUrl(context, exception.productId),
    productName: name,
    reason: exception.reason,
    quantity: exception.quantity,
    storage,
    created: momentText(exception.created),
  }));
}
