/** What became of a scan: a product, none, one of several that is asked for, or one that was scanned before. */
export type ScanOutcome = "found" | "unknown" | "ambiguous" | "repeated";

/** The last scan, as it is told. */
export interface ScanResult {
  code: string;
  outcome: ScanOutcome;
  /** What became of it, e.g. the product's name, or why there is none. */
  text: string;
}
