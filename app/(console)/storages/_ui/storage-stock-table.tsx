"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { ExpiryDay } from "@/components/record/expiry-day";
import { MediaCell } from "@/components/record/media-cell";
import { StockTable } from "@/components/resources/current_stocks/stock-table";
import { productRecord } from "@/lib/list/declare/named-product";
import { formatPercent } from "@/lib/money/format";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";

/** What lies in a storage, product by product (STOC-004). */
export function StorageStockTable({ storageId }: { storageId: number }) {
  const t = useTranslations("storages.stock");
  const locale = useLocale();
  const query = useCallQuery(
    currentStocksCalls.ofStorage,
    { params: { id: storageId }, query: stockPage },
    { meta: { quiet: true } },
  );
  const { items = [], totalCount = 0 } = query.data?.data ?? {};
  const rows = items.map(({ product, stock, VAT, nearestExpirationDate }) => ({
    id: product.id,
    what: (
      <MediaCell address={product.image} title={product.name} record={productRecord(product)}>
        <span>{product.barcode}</span>
        <span>
          {t("vat")} {formatPercent(VAT, locale)}
        </span>
      </MediaCell>
    ),
    stock,
    of: { product: product.id, storage: storageId },
    last: nearestExpirationDate && <ExpiryDay day={nearestExpirationDate} isSpent={stock <= 0} />,
  }));
  return (
    <StockTable
      title={t("title")}
      empty={t("empty")}
      whatTitle={t("product")}
      lastTitle={t("expires")}
      query={query}
      rows={query.data && rows}
      more={totalCount > items.length && t("more", { shown: items.length, total: totalCount })}
    />
  );
}
