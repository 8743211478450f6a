"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { StockElsewhere } from "./stock-elsewhere";

/** One batch in one storage, and where else its product lies (STOC-001, STOC-004). */
export function StockPreview({ detail: stock, fields }: PreviewBodyProps<Stock>) {
  const t = useTranslations("current_stocks");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <StockElsewhere stock={stock} />
    </>
  );
}
