"use client";

import { useLocale, useTranslations } from "next-intl";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatDay } from "@/lib/dates/format";
import { money, moneyText } from "@/lib/money/decimal";
import { formatAmount, formatPercent, formatQuantity } from "@/lib/money/format";
import type { ReturnedLine } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";

interface ReturnLinesProps {
  lines: readonly ReturnedLine[];
  currency: string;
}

/** What goes back: quantities and values are below 0 (RETS-003). */
export function ReturnLines({ lines, currency }: ReturnLinesProps) {
  const t = useTranslations("return_to_supplier.lines");
  if (lines.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  const columns = [
    { title: t("product") },
    { title: t("quantity"), isNumber: true },
    { title: `${t("price")}, ${currency}`, isNumber: true },
    { title: `${t("value")}, ${currency}`, isNumber: true },
  ];
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={columns}>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}

function LineRow({ line: { product, quantity, pricePurchase, rateVAT, ...line } }: { line: ReturnedLine }) {
  const t = useTranslations("return_to_supplier.lines");
  const locale = useLocale();
  const { batchNumber, expirationDate, storage } = line;
  return (
    <tr className="align-top">
      <PreviewCell>
        <MediaCell address={product.productImg} title={product.name}>
          <span>{product.barCode}</span>
          {batchNumber !== undefined && <span>{t("batch", { number: batchNumber })}</span>}
          {expirationDate !== undefined && <span>{t("expires", { day: formatDay(expirationDate) })}</span>}
          <span>{storage.name}</span>
        </MediaCell>
      </PreviewCell>
      <PreviewCell isNumber>{formatQuantity(quantity, locale)}</PreviewCell>
      <PreviewCell isNumber>
        {pricePurchase === undefined ? t("notAvailable") : formatAmount(pricePurchase, locale)}
      </PreviewCell>
      <PreviewCell isNumber>
        <p>
          {pricePurchase === undefined
            ? t("notAvailable")
            : formatAmount(moneyText(money(pricePurchase).times(quantity)), locale)}
        </p>
        <p className="text-ink-muted text-xs">{t("vat", { rate: formatPercent(rateVAT.rate, locale) })}</p>
      </PreviewCell>
    </tr>
  );
}
