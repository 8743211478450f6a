"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSection } from "@/components/record/preview-section";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { Skeleton } from "@/components/ui/skeleton";
import { longestPage } from "@/lib/calls/call";
import { currentStocksCalls, type MovedStock, type Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { stockByDay } from "@/lib/resources/current_stocks/stock-by-day";
import { StockChart } from "./stock-chart";

const days = 90;

/** How many pieces of the product lay in the storage on each of the last 90 days, all batches together. */
export function StockPast({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history.past");
  const zone = useOperatorZone();
  const today = useToday();
  const { barcode, name } = product;
  const query = useCallQuery(
    currentStocksCalls.movements,
    {
      query: {
        storageId: storage.id,
        ...(barcode === undefined ? { productName: name } : { barcode }),
        limit: longestPage,
      },
    },
    { meta: { quiet: true } },
  );
  const title = t("title", { days });
  if (query.data === undefined)
    return (
      <PreviewSection title={title}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-40" />} isPart />
      </PreviewSection>
    );
  const { items, totalCount } = query.data.data;
  const own = items.filter((each) => each.storage.id === storage.id && each.product?.id === product.id);
  const known = own.filter(hasPast);
  // That a platform keeps no movements is told where they would stand.
  if (own.length === 0 || known.length < own.length) return null;
  return (
    <PreviewSection title={title}>
      {totalCount > items.length ? (
        <p>{t("tooMany")}</p>
      ) : (
        <StockChart label={title} past={stockByDay(known, { today, zone, days })} />
      )}
    </PreviewSection>
  );
}

function hasPast(moved: MovedStock): moved is MovedStock & { stock: number } {
  return moved.stock !== undefined && moved.movements !== undefined;
}
