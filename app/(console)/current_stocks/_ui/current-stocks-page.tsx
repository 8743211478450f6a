"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { ExpiryBand } from "./expiry/expiry-band";
import type { StockHistoryProps } from "./history/stock-history";

/** Comes with the first stock that is looked at: the list needs none of it. */
const StockElsewhere = dynamic(orNotLoaded(async () => (await import("./stock-elsewhere")).StockElsewhere));

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/current_stocks/current-stocks.counts")).stockCounts;

export function CurrentStocksPage() {
  return <ListPage list={currentStocksList} preview={StockPreview} counts={counts} band={ExpiryBand} />;
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
