"use client";

import { ListPage } from "@/components/list/list-page";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { StockPreview } from "./stock-preview";

export function CurrentStocksPage() {
  return <ListPage list={currentStocksList} preview={StockPreview} />;
}
