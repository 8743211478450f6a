import type { FastifyReply } from "fastify";
import writeXlsxFile, { type Cell } from "write-excel-file/node";
import { monthOf } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { userBalance } from "./balance-sheet";
import type { ReportReader, ReportSheet } from "./report-sheet";
import { chainProductsSold, storagePerformance } from "./sales-sheets";
import { currentMappedProductStock, currentProductStock } from "./stock-sheets";
import { dailySupply, storageProductsSupply } from "./supply-sheets";

/** By the number of the report type (2§3). */
const readers: Readonly<Record<number, ReportReader>> = {
  1: dailySupply,
  2: chainProductsSold,
  3: storageProductsSupply,
  4: userBalance,
  5: currentProductStock,
  6: currentMappedProductStock,
  7: storagePerformance,
};

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface AskedReport {
  type: number;
  chainId: number;
  year: number;
  /** From 1. */
  month: number;
}

/**
 * Answers a report as an xlsx file, or as an empty one where it has no rows.
 * @throws PlatformError 404 for a type without a report.
 */
export async function sendReport(
  context: PlatformContext,
  asked: AskedReport,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { type, year, month } = asked;
  const sheet = await readReport(context, asked);
  reply.type(xlsx).header("content-disposition", `attachment; filename="report-${type}-${year}-${month}.xlsx"`);
  return reply.send(sheet.rows.length === 0 ? Buffer.alloc(0) : await fileOf(sheet));
}

/** @throws PlatformError 404 for a type without a report. */
export async function readReport(
  { database, days }: Pick<PlatformContext, "database" | "days">,
  { type, chainId, year, month }: AskedReport,
): Promise<ReportSheet> {
  const read = found(readers[type]);
  return read(database.read, { chainId, ...monthOf(days, year, month), days });
}

function fileOf({ columns, rows }: ReportSheet): Promise<Buffer> {
  const heading = columns.map(({ title }) => ({ value: title, fontWeight: "bold" as const }));
  const body = rows.map((row) => row.map((value, index) => cellOf(value, columns[index]?.kind)));
  const widths = columns.map(({ width }) => ({ width }));
  return writeXlsxFile([heading, ...body], { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function cellOf(value: string | number | null, kind: "text" | "quantity" | "amount" | undefined): Cell {
  if (value === null) return null;
  if (typeof value === "string") return { value, type: String };
  return kind === "amount"
    ? { value: value / 100, type: Number, format: "#,##0.00" }
    : { value, type: Number, format: "0" };
}
