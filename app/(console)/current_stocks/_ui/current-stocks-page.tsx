"use client";

import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { StockTable } from "@/components/resources/current_stocks/stock-table";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { recordOf } from "@/lib/list/declare/named-record";
import { currentStocksCalls, type Stock, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import type { StockHistoryProps } from "./history/stock-history";

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/current_stocks/current-stocks.counts")).stockCounts;

export function CurrentStocksPage() {
  return <ListPage list={currentStocksList} preview={StockPreview} counts={counts} />;
}

/** One batch in one storage, and where else its product lies (STOC-001, STOC-004). */
function StockPreview({ detail: stock, fields }: PreviewBodyProps<Stock>) {
  const t = useTranslations("current_stocks");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <StockElsewhere stock={stock} />
      <StockOrigin key={stock.id} stock={stock} />
    </>
  );
}

const loadHistory = () => import("./history/stock-history").then(({ StockHistory }) => StockHistory);

/** Asked for by a press: a list of stocks needs none of it. */
function StockOrigin({ stock }: StockHistoryProps) {
  const t = useTranslations("current_stocks.history");
  const { Part: History, opened, open } = useOpenedPart<StockHistoryProps>(loadHistory);
  return (
    <PreviewSection title={t("title")}>
      {opened && History ? (
        <div ref={focusIfLost} tabIndex={-1} className="outline-none">
          <History stock={stock} />
        </div>
      ) : (
        <Button size="small" className="self-start" aria-busy={opened} onClick={() => open(true)}>
          {t("show")}
        </Button>
      )}
    </PreviewSection>
  );
}

/** The same product in the other storages, all batches together. */
function StockElsewhere({ stock: { product, storage } }: { stock: Stock }) {
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
