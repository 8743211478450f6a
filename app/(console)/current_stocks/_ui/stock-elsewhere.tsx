"use client";

import { useLocale, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Skeleton } from "@/components/ui/skeleton";
import { formatQuantity } from "@/lib/money/format";
import { currentStocksCalls, type Stock } from "@/lib/resources/current_stocks/current-stocks.calls";

/** Paging of stock by storage (CNST-030). */
const stockPage = { offset: 0, limit: 100 };

/** The same product in the other storages, all batches together. */
export function StockElsewhere({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.elsewhere");
  const locale = useLocale();
  const query = useCallQuery(
    currentStocksCalls.ofProduct,
    { filters: { productId: product.id }, ...stockPage },
    { meta: { quiet: true } },
  );
  if (query.data === undefined)
    return (
      <PreviewSection title={t("title")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} className="py-4" />
      </PreviewSection>
    );
  const { items, totalCount } = query.data.data;
  const others = items.filter((each) => each.storage.id !== storage.id && each.stock > 0);
  if (others.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={[{ title: t("storage") }, { title: t("quantity"), isNumber: true }]}>
        {others.map((each) => (
          <tr key={each.storage.id}>
            <PreviewCell>{each.storage.name}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(each.stock, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {totalCount > items.length && (
        <p className="text-ink-muted text-sm">{t("more", { shown: others.length, total: totalCount })}</p>
      )}
    </PreviewSection>
  );
}
