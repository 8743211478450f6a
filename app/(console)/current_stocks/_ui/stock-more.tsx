"use client";

import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { PreviewSection } from "@/components/record/preview-section";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import type { StockHistoryProps } from "./history/stock-history";
import { StockElsewhere } from "./stock-elsewhere";

/** What a stock's preview has beside its fields. */
export function StockMore({ stock }: StockHistoryProps) {
  return (
    <>
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
