import type { GridChange } from "@/lib/grid/rows/grid-change";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { CodeReading } from "@/lib/scan/codes/read-code";
import { mostPieces } from "./reception-bodies";
import { newLine, type WorkLine } from "./work-line";

/** What a scan did to the lines. */
export interface ScannedLine {
  readonly change: GridChange<WorkLine>;
  /** Goods that were scanned before: their quantity is raised. */
  readonly isRepeated: boolean;
  /** What is received of them by now, in pieces. */
  readonly received: number;
}

type Label = Pick<CodeReading, "batch" | "expiry" | "bestBefore" | "count">;

/**
 * What a scanned label makes of the lines: goods of the same product and batch are received once more, others are a new
 * line. What is invoiced is counted with it as long as both are the same. A label without a batch counts to a
 * line without one.
 *
 * @returns undefined where there would be more pieces than a line can have
 */
export function scannedLine(
  store: GridStore<WorkLine>,
  product: WorkLine["product"],
  label: Label,
  begin: Pick<WorkLine, "storage" | "rateVat">,
): ScannedLine | undefined {
  const pieces = label.count ?? 1;
  // Whole: a label's is far shorter than a line's may be, and a longer one is read from no label.
  const batchNumber = label.batch ?? "";
  const expirationDate = label.expiry ?? label.bestBefore ?? "";
  const key = store.keys.findLast((each) => {
    const line = store.content(each);
    return line !== undefined && isOf(line, product.id, batchNumber, expirationDate);
  });
  const line = key === undefined ? undefined : store.content(key);
  const received = Number(line?.received ?? 0) + pieces;
  if (received > mostPieces) return undefined;
  if (key === undefined || line === undefined) {
    const quantity = String(pieces);
    const content = { ...newLine(product, begin), batchNumber, expirationDate, invoiced: quantity, received: quantity };
    return {
      change: { kind: "add", key: store.newKey(), at: store.keys.length, content },
      isRepeated: false,
      received,
    };
  }
  const isAsInvoiced = line.invoiced === line.received;
  const to = {
    received: String(received),
    ...(isAsInvoiced && { invoiced: String(received) }),
    ...(line.expirationDate === "" && expirationDate !== "" && { expirationDate }),
  };
  return { change: { kind: "edit", key, from: line, to }, isRepeated: line.received !== "", received };
}

/**
 * Pieces that were counted without a batch are given none by a label, and without one their day must be the same, too. Of
 * one batch a day that the line or the label does not say is no difference.
 */
function isOf(line: WorkLine, product: number, batchNumber: string, expirationDate: string): boolean {
  if (line.product.id !== product || line.batchNumber !== batchNumber) return false;
  const isUnsaid = batchNumber !== "" && (line.expirationDate === "" || expirationDate === "");
  return isUnsaid || line.expirationDate === expirationDate;
}
