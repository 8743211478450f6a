import type { CallArgs, DownloadCall } from "@/lib/calls/call";
import type { Lookup } from "../lookups/lookup";

/** What a business report is made of (2§7). */
export interface ReportOrder {
  chain: number;
  type: number;
  /** From 1. */
  month: number;
  year: number;
}

/** How a list page generates reports (TABL-007, reading 2): read once somebody asks for one. */
export type LoadReport = () => Promise<ReportSource>;

export interface ReportSource {
  call: DownloadCall;
  args(order: ReportOrder): CallArgs<DownloadCall>;
  types: Lookup;
  chains: Lookup;
  /** Whether the report type of this id belongs to the page. */
  offers(type: number): boolean;
  /** The first year of which there are reports. */
  since: number;
  /** Under what name the file of a type is saved. */
  fileName(type: number): string;
}
