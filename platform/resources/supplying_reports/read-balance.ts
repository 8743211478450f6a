import { and, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { alphabetical } from "../../db/alphabetical";
import { products } from "../../db/schema/products";
import {
  initialSupplyContents,
  supplyReports,
  vendingSessionDetails,
  vendingSessions,
} from "../../db/schema/supplying-reports";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { barcodesOf } from "../products/barcodes";

type BalanceWire = CallWire<typeof supplyingReportsCalls.balance>;

const reviewed = 15;
const cancelled = 2 ** 24;

/** What a car must hold: of its rounds that are neither reviewed nor cancelled. */
export async function balanceOfStorage(context: PlatformContext, storageId: number): Promise<BalanceWire> {
  const open = await context.database.read
    .select({ id: supplyReports.id })
    .from(supplyReports)
    .where(
      and(
        eq(supplyReports.mobileStorageId, storageId),
        lt(supplyReports.maskNumber, cancelled),
        ne(supplyReports.maskNumber, reviewed),
      ),
    );
  return balanceOfReports(
    context,
    open.map(({ id }) => id),
  );
}

/** Product by product: loaded, put into machines, taken back, and what must be left of it in the car. */
export async function balanceOfReports(context: PlatformContext, reportIds: readonly number[]): Promise<BalanceWire> {
  const { read } = context.database;
  const loaded = await read
    .select({
      productId: initialSupplyContents.productId,
      quantity: sql<number>`sum(${initialSupplyContents.quantity})`,
    })
    .from(initialSupplyContents)
    .where(inArray(initialSupplyContents.reportId, [...reportIds]))
    .groupBy(initialSupplyContents.productId);
  const { quantity } = vendingSessionDetails;
  const moved = await read
    .select({
      productId: vendingSessionDetails.productId,
      put: sql<number>`-sum(min(${quantity}, 0))`,
      returned: sql<number>`sum(max(${quantity}, 0))`,
    })
    .from(vendingSessionDetails)
    .innerJoin(vendingSessions, eq(vendingSessions.id, vendingSessionDetails.sessionId))
    .where(inArray(vendingSessions.reportId, [...reportIds]))
    .groupBy(vendingSessionDetails.productId);
  const loadedOf = new Map(loaded.map((each) => [each.productId, each.quantity]));
  const movedOf = new Map(moved.map((each) => [each.productId, each]));
  const productIds = [...new Set([...loadedOf.keys(), ...movedOf.keys()])];
  const barcodes = await barcodesOf(read, productIds);
  const named = await read
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(alphabetical(products.name), products.id);
  return named.map(({ id, name }) => {
    const inCar = loadedOf.get(id) ?? 0;
    const { put = 0, returned = 0 } = movedOf.get(id) ?? {};
    return {
      product: { id, name, barcode: barcodes.get(id), image: pictureUrl(context, id) },
      loaded: inCar,
      put,
      returned,
      balance: inCar - put + returned,
    };
  });
}
