"use client";

import { useLocale, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDay } from "@/lib/dates/format";
import { formatPercent, formatQuantity } from "@/lib/money/format";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";

/** Paging of stock by storage (CNST-030). */
const stockPage = { offset: 0, limit: 100 };

/** What lies in a storage, product by product (STOC-004). */
export function StorageStockTable({ storageId }: { storageId: number }) {
  const t = useTranslations("storages.stock");
  const locale = useLocale();
  const query = useCallQuery(
    currentStocksCalls.ofStorage,
    { params: { id: storageId }, query: stockPage },
    { meta: { quiet: true } },
  );
  if (query.data === undefined)
    return (
      <PreviewSection title={t("title")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} className="py-4" />
      </PreviewSection>
    );
  const { items, totalCount } = query.data.data;
  if (items.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  const columns = [{ title: t("product") }, { title: t("quantity"), isNumber: true }, { title: t("expires") }];
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={columns}>
        {items.map(({ product, stock, VAT, nearestExpirationDate }) => (
          <tr key={product.id}>
            <PreviewCell>
              <MediaCell address={product.image} title={product.name}>
                <span>{product.barcode}</span>
                <span>
                  {t("vat")} {formatPercent(VAT, locale)}
                </span>
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(stock, locale)}</PreviewCell>
            <PreviewCell>{nearestExpirationDate && formatDay(nearestExpirationDate)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {totalCount > items.length && (
        <p className="text-ink-muted text-sm">{t("more", { shown: items.length, total: totalCount })}</p>
      )}
    </PreviewSection>
  );
}
