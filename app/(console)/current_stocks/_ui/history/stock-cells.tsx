"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Skeleton } from "@/components/ui/skeleton";
import { longestPage } from "@/lib/calls/call";
import { currentStocksCalls, type Stock } from "@/lib/resources/current_stocks/current-stocks.calls";

/** In how many cells of the machine the product is mapped (QRY-06). */
export function StockCells({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history.cells");
  const query = useCallQuery(
    currentStocksCalls.mapped,
    { filters: { storageIds: [storage.id] }, offset: 0, limit: longestPage },
    { meta: { quiet: true } },
  );
  if (query.data === undefined)
    return <MissingAnswer query={query} skeleton={<Skeleton className="h-6" />} className="py-4" />;
  const { items, totalCount } = query.data.data;
  const cells = items.find((each) => each.storage.id === storage.id && each.product.id === product.id)?.cells;
  // Of more products than one answer holds it may be one that is not in it.
  if (cells === undefined && totalCount > items.length) return <p>{t("unknown")}</p>;
  return <p>{cells === undefined ? t("none") : t("count", { count: cells })}</p>;
}
