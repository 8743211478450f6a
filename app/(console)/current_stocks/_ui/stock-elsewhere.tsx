"use client";

import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { RecordLink } from "@/components/record/record-link";
import { StockTable } from "@/components/resources/current_stocks/stock-table";
import { recordOf } from "@/lib/list/declare/named-record";
import { currentStocksCalls, type Stock, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";

/** The same product in the other storages, all batches together. */
export function StockElsewhere({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.elsewhere");
  const query = useCallQuery(
    currentStocksCalls.ofProduct,
    { filters: { productId: product.id }, ...stockPage },
    { meta: { quiet: true } },
  );
  const { items = [], totalCount = 0 } = query.data?.data ?? {};
  const others = items.filter((each) => each.storage.id !== storage.id && each.stock > 0);
  return (
    <StockTable
      title={t("title")}
      empty={t("empty")}
      whatTitle={t("storage")}
      query={query}
      rows={
        query.data &&
        others.map((each) => ({
          id: each.storage.id,
          what: <RecordLink record={recordOf("storages", each.storage)}>{each.storage.name}</RecordLink>,
          stock: each.stock,
          of: { product: product.id, storage: each.storage.id },
        }))
      }
      more={totalCount > items.length && t("more", { shown: others.length, total: totalCount })}
    />
  );
}
