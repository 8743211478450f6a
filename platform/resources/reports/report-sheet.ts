import type { Reader } from "../../db/database";
import type { OperatorDays } from "../../operator-days";

/** What a report is about: a chain, and a month of the operator's calendar. */
export interface ReportScope {
  chainId: number;
  /** The first moment of the month. */
  from: Date;
  /** The first moment after it. */
  until: Date;
  days: OperatorDays;
}

interface ReportColumn {
  title: string;
  /** Amounts are in bani and written as RON with 2 places. */
  kind: "text" | "quantity" | "amount";
  /** In characters. */
  width: number;
}

/** A table of a report; a row has one value for each column. */
export interface ReportSheet {
  columns: readonly ReportColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Reads one kind of report. No rows: there is nothing to tell. */
export type ReportReader = (read: Reader, scope: ReportScope) => Promise<ReportSheet>;

export const text = (title: string, width = 24): ReportColumn => ({ title, kind: "text", width });
export const quantity = (title: string): ReportColumn => ({ title, kind: "quantity", width: 12 });
export const amount = (title: string): ReportColumn => ({ title, kind: "amount", width: 16 });
