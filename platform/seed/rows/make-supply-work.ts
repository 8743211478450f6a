import {
  exceptionReasons,
  type initialSupplyContents,
  type supplyExceptions,
  type supplyLines,
  type supplyReportStorages,
  type supplyReports,
  type vendingSessionDetails,
  type vendingSessions,
} from "../../db/schema/supplying-reports";
import { groupBy } from "../../group-by";
import type { SeedBase } from "../world";
import type { StockRow } from "./make-stocks";

export type ReportRow = typeof supplyReports.$inferInsert & { id: number };
export type ReportStopRow = typeof supplyReportStorages.$inferInsert;
type LineRow = typeof supplyLines.$inferInsert;
type ExceptionRow = typeof supplyExceptions.$inferInsert;

/** What is planned, loaded, put and found wrong on the rounds. */
export interface SupplyWork {
  lines: LineRow[];
  contents: (typeof initialSupplyContents.$inferInsert)[];
  exceptions: ExceptionRow[];
  sessions: (typeof vendingSessions.$inferInsert)[];
  details: (typeof vendingSessionDetails.$inferInsert)[];
}

const minuteMs = 60_000;

export function addSupplyWork(
  base: SeedBase,
  made: SupplyWork,
  report: ReportRow,
  stops: readonly ReportStopRow[],
  inStock: ReadonlyMap<number, readonly StockRow[]>,
): void {
  const lines = stops.flatMap((stop) => linesOf(base, report, stop, inStock.get(stop.storageId) ?? []));
  for (const line of lines) made.lines.push({ ...line, id: made.lines.length + 1 });
  if (report.maskNumber > 1) addContents(made, report, lines);
  addExceptions(base, made, report, lines);
  for (const stop of stops) if (stop.arrivedAt) addSession(base, made, report, stop, stop.arrivedAt, lines);
}

/** A few products of each machine, one line for each piece. */
function linesOf({ random }: SeedBase, report: ReportRow, stop: ReportStopRow, stocks: readonly StockRow[]): LineRow[] {
  return random.sample(stocks, random.int(2, 4)).flatMap(({ productId, batchId }) =>
    Array.from({ length: random.int(1, 4) }, () => ({
      reportId: report.id,
      storageId: stop.storageId,
      productId,
      batchId,
      externalSerialNumber: random.chance(0.06) ? `EXT${random.digits(8)}` : null,
    })),
  );
}

function addContents(made: SupplyWork, report: ReportRow, lines: readonly LineRow[]): void {
  const alike = groupBy(lines, (line) => `${line.productId} ${line.batchId} ${line.externalSerialNumber}`);
  for (const [first, ...rest] of alike.values()) {
    if (first === undefined) continue;
    made.contents.push({
      id: made.contents.length + 1,
      reportId: report.id,
      productId: first.productId,
      batchId: first.batchId,
      externalSerialNumber: first.externalSerialNumber,
      quantity: rest.length + 1,
    });
  }
}

const kinds: readonly (readonly [ExceptionRow["kind"], number])[] = [
  ["generation", 1],
  ["picking", 3],
  ["supplying", 7],
];

/** Each step that was reached may have had its troubles. */
function addExceptions({ random }: SeedBase, made: SupplyWork, report: ReportRow, lines: readonly LineRow[]): void {
  for (const [kind, bits] of kinds) {
    if ((report.maskNumber & bits) !== bits || lines.length === 0) continue;
    const count = report.id % 3 === 0 ? random.int(1, 3) : 0;
    for (const line of random.sample(lines, count))
      made.exceptions.push({
        id: made.exceptions.length + 1,
        reportId: report.id,
        kind,
        reason: kind === "generation" ? "INSUFFICIENT QUANTITY" : random.pick(exceptionReasons),
        storageId: line.storageId,
        productId: line.productId,
        quantity: random.int(1, 3),
        created: report.updated,
      });
  }
}

/** What was put goes in as a negative quantity, what was taken back as a positive one (2§3). */
function addSession(
  { random }: SeedBase,
  made: SupplyWork,
  report: ReportRow,
  stop: ReportStopRow,
  startAt: Date,
  lines: readonly LineRow[],
): void {
  const sessionId = made.sessions.length + 1;
  const isRetreat = random.chance(0.15);
  const isOpen = report.maskNumber === 7 && stop.position === 2;
  made.sessions.push({
    id: sessionId,
    storageId: stop.storageId,
    userId: report.courierId,
    reportId: report.id,
    type: isRetreat ? "RETREAT" : "SUPPLY",
    startAt,
    endAt: isOpen ? null : new Date(startAt.getTime() + random.int(4, 22) * minuteMs),
  });
  const here = groupBy(
    lines.filter((line) => line.storageId === stop.storageId),
    (line) => line.productId,
  );
  for (const [productId, pieces] of here)
    made.details.push({
      id: made.details.length + 1,
      sessionId,
      productId,
      quantity: isRetreat ? random.int(1, 3) : -pieces.length,
    });
}
