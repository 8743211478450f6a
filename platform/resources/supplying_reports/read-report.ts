import { asc, eq } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { alphabetical } from "../../db/alphabetical";
import { products } from "../../db/schema/products";
import { initialSupplyContents, supplyLines } from "../../db/schema/supplying-reports";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText, optionalMoment } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";
import { balanceOfReports } from "./read-balance";
import { readExceptions } from "./read-exceptions";
import { readReports, readStops } from "./report-rows";

type Calls = typeof supplyingReportsCalls;

/** One report with everything. @throws PlatformError 404 */
export async function readReport(context: PlatformContext, id: number): Promise<CallWire<Calls["one"]>> {
  const { read } = context.database;
  const report = found((await readReports(read, [id]))[0]);
  const stops = await readStops(read, [id]);
  const balance = await balanceOfReports(context, [id]);
  const contents = await read.select().from(initialSupplyContents).where(eq(initialSupplyContents.reportId, id));
  return {
    ...report,
    storagesFullResponse: stops.map(({ stop, storage }) => ({ storage, status: stop.status })),
    waypoints: stops.map(({ stop, storage, lat, long }) => ({
      position: stop.position,
      storage,
      lat,
      long,
      plannedAt: momentText(stop.plannedAt),
      arrivedAt: optionalMoment(stop.arrivedAt),
    })),
    supplyLines: await linesOf(context, id),
    generationExceptions: await readExceptions(context, id, "generation"),
    initialSupplyQty: contents.reduce((sum, { quantity }) => sum + quantity, 0),
    balance: balance.reduce((sum, each) => sum + each.balance, 0),
  };
}

async function linesOf(context: PlatformContext, reportId: number): Promise<CallWire<Calls["one"]>["supplyLines"]> {
  const { read } = context.database;
  const lines = await read
    .select({ productId: supplyLines.productId, productName: products.name, storageId: supplyLines.storageId })
    .from(supplyLines)
    .innerJoin(products, eq(products.id, supplyLines.productId))
    .where(eq(supplyLines.reportId, reportId))
    .orderBy(asc(alphabetical(products.name)), asc(supplyLines.id));
  const barcodes = await barcodesIn(read, lines, ({ productId }) => productId);
  return lines.map((line) => ({
    ...line,
    barcode: barcodes.get(line.productId),
    productImage: pictureUrl(context, line.productId),
  }));
}

/** What was loaded into the car before the round. */
export async function readContents(
  context: PlatformContext,
  reportId: number,
): Promise<CallWire<Calls["initialContent"]>> {
  const { read } = context.database;
  const rows = await read
    .select({ content: initialSupplyContents, productName: products.name })
    .from(initialSupplyContents)
    .innerJoin(products, eq(products.id, initialSupplyContents.productId))
    .where(eq(initialSupplyContents.reportId, reportId))
    .orderBy(asc(alphabetical(products.name)), asc(initialSupplyContents.id));
  const barcodes = await barcodesIn(read, rows, ({ content }) => content.productId);
  return rows.map(({ content: { productId, batchId, externalSerialNumber, quantity }, productName }) => ({
    initialSupplyQty: quantity,
    product: {
      productImageUrl: pictureUrl(context, productId),
      productName,
      productId,
      barcode: barcodes.get(productId),
      batchId,
      externalSerialNumber,
    },
  }));
}
