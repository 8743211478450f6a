import { and, eq, gte, lt, sql } from "drizzle-orm";
import { alphabetical } from "../../db/alphabetical";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { supplyLines, supplyReportStorages, supplyReports } from "../../db/schema/supplying-reports";
import { users } from "../../db/schema/users";
import { quantity, type ReportReader, type ReportScope, text } from "./report-sheet";

/** Supplies of machines planned in the month at the chain's storages, cancelled ones left out. */
function suppliedIn({ chainId, from, until }: ReportScope) {
  const machines = 1;
  const cancelled = 2 ** 24;
  return and(
    eq(storages.chainId, chainId),
    eq(supplyReports.type, machines),
    sql`(${supplyReports.maskNumber} & ${cancelled}) = 0`,
    gte(supplyReportStorages.plannedAt, from),
    lt(supplyReportStorages.plannedAt, until),
  );
}

const piecesOf = sql<number>`count(${supplyLines.id})`;

/** 1: each stop of each day, with how many pieces it was for. */
export const dailySupply: ReportReader = async (read, scope) => {
  const rows = await read
    .select({
      plannedAt: supplyReportStorages.plannedAt,
      report: supplyReports.name,
      storage: storages.name,
      courier: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      pieces: piecesOf,
    })
    .from(supplyReportStorages)
    .innerJoin(supplyReports, eq(supplyReports.id, supplyReportStorages.reportId))
    .innerJoin(storages, eq(storages.id, supplyReportStorages.storageId))
    .innerJoin(users, eq(users.id, supplyReports.courierId))
    .leftJoin(supplyLines, linesOfStop)
    .where(suppliedIn(scope))
    .groupBy(supplyReportStorages.reportId, supplyReportStorages.storageId)
    .orderBy(alphabetical(storages.name));
  const stops = rows.map((row) => ({ ...row, day: scope.days.of(row.plannedAt) }));
  stops.sort((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
  return {
    columns: [text("Day", 12), text("Report"), text("Storage", 40), text("Courier"), quantity("Pieces")],
    rows: stops.map((row) => [row.day, row.report, row.storage, row.courier, row.pieces]),
  };
};

/** 3: how much of each product was for each storage. */
export const storageProductsSupply: ReportReader = async (read, scope) => {
  const rows = await read
    .select({ storage: storages.name, id: products.id, product: products.name, pieces: piecesOf })
    .from(supplyReportStorages)
    .innerJoin(supplyReports, eq(supplyReports.id, supplyReportStorages.reportId))
    .innerJoin(storages, eq(storages.id, supplyReportStorages.storageId))
    .innerJoin(supplyLines, linesOfStop)
    .innerJoin(products, eq(products.id, supplyLines.productId))
    .where(suppliedIn(scope))
    .groupBy(storages.id, products.id)
    .orderBy(alphabetical(storages.name), alphabetical(products.name));
  return {
    columns: [text("Storage", 40), quantity("Product id"), text("Product", 40), quantity("Pieces")],
    rows: rows.map(({ storage, id, product, pieces }) => [storage, id, product, pieces]),
  };
};

const linesOfStop = and(
  eq(supplyLines.reportId, supplyReportStorages.reportId),
  eq(supplyLines.storageId, supplyReportStorages.storageId),
);
