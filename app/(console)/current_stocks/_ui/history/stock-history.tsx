"use client";

import { useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { useOpenPages } from "@/components/shell/open-pages";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { StockCells } from "./stock-cells";
import { StockCounts } from "./stock-counts";
import { StockMovements } from "./stock-movements";
import { StockPast } from "./stock-past";
import { StockReceptions } from "./stock-receptions";

export interface StockHistoryProps {
  stock: Stock;
}

/** Where a stock came from, what moved it, who counted it, and in which cells its product stands. */
export function StockHistory({ stock }: StockHistoryProps) {
  const t = useTranslations("current_stocks.history");
  const pages = useOpenPages();
  return (
    <div className="grid gap-6">
      <StockPast stock={stock} />
      <StockMovements stock={stock} />
      <PreviewSection title={t("receptions.title")}>
        <StockReceptions stock={stock} />
      </PreviewSection>
      {pages.includes("inventory") && (
        <PreviewSection title={t("inventories.title")}>
          <StockCounts stock={stock} />
        </PreviewSection>
      )}
      {stock.storage.type === "SELLABLE" && (
        <PreviewSection title={t("cells.title")}>
          <StockCells stock={stock} />
        </PreviewSection>
      )}
    </div>
  );
}
