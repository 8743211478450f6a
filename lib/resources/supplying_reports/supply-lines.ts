import type { SupplyLine } from "./supplying-reports.calls";

/** A product of a report with the pieces of it that a machine is to get. */
export interface SuppliedProduct extends SupplyLine {
  supplyQty: number;
}

/** SREP-018: lines of a product are counted together, in the order in which each product first comes. */
export function groupSupplyLines(lines: readonly SupplyLine[]): SuppliedProduct[] {
  const groups = new Map<number, SuppliedProduct>();
  for (const line of lines) {
    const group = groups.get(line.productId);
    if (group) group.supplyQty += 1;
    else groups.set(line.productId, { ...line, supplyQty: 1 });
  }
  return [...groups.values()];
}
