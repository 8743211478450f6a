"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { EditorWork } from "@/components/grid/use-grid-work";
import { useDocumentedProducts } from "@/components/resources/products/use-documented-products";
import { type CodesField, useWaitingCodes } from "@/components/scan/waiting/use-waiting-codes";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import { scannedLine } from "@/lib/resources/receptions/scan-line";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import type { LineStart } from "./use-line-start";

interface LineScanOptions {
  store: GridStore<WorkLine>;
  work: EditorWork<WorkLine, LineFault>;
  start: LineStart;
  /** What a new line begins with. */
  begin(): Pick<WorkLine, "storage" | "rateVat">;
  /** A cell is open. */
  isEntering: boolean;
  /** Leads to a line. */
  onLine(row: number): void;
  /** What the lines' grid stands in. */
  frame: RefObject<Element | null>;
}

/** What is scanned counts to a note's lines. */
export function useLineScan(codes: CodesField, options: LineScanOptions) {
  const t = useTranslations("receptions.scan");
  const { store, work, start, begin, isEntering, onLine, frame } = options;
  return useWaitingCodes(codes, {
    lookUp: useDocumentedProducts(),
    take(product, reading, isAwaited) {
      // What is being entered is left as by any other way, before the line may become another.
      if (isEntering && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const line = scannedLine(store, product, reading, begin());
      if (line === undefined) return { outcome: "unknown", text: t("tooMany", { product: product.name }) };
      work.make([line.change]);
      void start.learn(line.change.key);
      onLine(store.keys.indexOf(line.change.key));
      // What is typed next is how many there are.
      if (isAwaited) frame.current?.querySelector<HTMLElement>("[role=grid]")?.focus();
      const text = t("taken", { product: product.name, count: line.received });
      return { outcome: line.isRepeated ? "repeated" : "found", text };
    },
  });
}
