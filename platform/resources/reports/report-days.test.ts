import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, lt } from "drizzle-orm";
import { type Database, openDatabase } from "../../db/database";
import { orders } from "../../db/schema/orders";
import { storages } from "../../db/schema/places";
import { supplyReportStorages, supplyReports } from "../../db/schema/supplying-reports";
import { createLog } from "../../log";
import { operatorDays } from "../../operator-days";
import { ensureDataset } from "../../seed/ensure-dataset";
import { at } from "../../seed/random";
import { orderStatus } from "../../seed/rows/order-fates";
import { readReport } from "./report-file";

/** By the clocks of Bucharest; the tiny data set has nothing of that year. */
const moments = [
  ["31 May, 23:30", "2031-05-31T20:30:00Z"],
  ["1 June, 00:30", "2031-05-31T21:30:00Z"],
  ["30 June, 23:30", "2031-06-30T20:30:00Z"],
  ["1 July, 00:30", "2031-06-30T21:30:00Z"],
] as const;

const cancelled = 2 ** 24;

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "report-days-"));
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  database = await openDatabase(file);
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

async function readRows(type: number, month: number) {
  const context = { database, days: operatorDays("Europe/Bucharest") };
  return (await readReport(context, { type, chainId: 1, year: 2031, month })).rows;
}

it("DATE-003 a month holds the orders of the operator's days", async () => {
  const sold = await database.read
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(storages, eq(storages.id, orders.storageId))
    .where(and(eq(orders.status, orderStatus.new | orderStatus.paid), eq(storages.chainId, 1)));
  for (const [index, [, moment]] of moments.entries()) {
    const eventDate = new Date(moment);
    await database.write((tx) =>
      tx
        .update(orders)
        .set({ eventDate })
        .where(eq(orders.id, at(sold, index).id)),
    );
  }
  const counts = [5, 6, 7].map(async (month) => {
    const ordersOfStorages = (await readRows(7, month)).map((row) => Number(row[2]));
    return ordersOfStorages.reduce((sum, count) => sum + count, 0);
  });
  expect(await Promise.all(counts)).toEqual([1, 2, 1]);
});

it("DATE-003 a supply is of the day that it is planned for where the operator works", async () => {
  const { reportId, storageId } = supplyReportStorages;
  const stops = await database.read
    .select({ reportId, storageId })
    .from(supplyReportStorages)
    .innerJoin(supplyReports, eq(supplyReports.id, reportId))
    .innerJoin(storages, eq(storages.id, storageId))
    .where(and(eq(supplyReports.type, 1), lt(supplyReports.maskNumber, cancelled), eq(storages.chainId, 1)));
  for (const [index, [, moment]] of moments.entries()) {
    const stop = at(stops, index);
    const isStop = and(eq(reportId, stop.reportId), eq(storageId, stop.storageId));
    await database.write((tx) =>
      tx
        .update(supplyReportStorages)
        .set({ plannedAt: new Date(moment) })
        .where(isStop),
    );
  }
  const days = [5, 6, 7].map(async (month) => (await readRows(1, month)).map(([day]) => day));
  expect(await Promise.all(days)).toEqual([["2031-05-31"], ["2031-06-01", "2031-06-30"], ["2031-07-01"]]);
});
