"use client";

import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/list/picture";
import { PreviewSection } from "@/components/list/preview-section";
import { PreviewCell, PreviewTable } from "@/components/list/preview-table";
import { formatDay } from "@/lib/dates/format";
import { formatAmount, formatPercent, formatQuantity } from "@/lib/money/format";
import { lineValue, unitPriceAfterDiscount } from "@/lib/resources/receptions/reception-totals";
import type { ReceptionLine } from "@/lib/resources/receptions/receptions.calls";

interface ReceptionLinesProps {
  lines: readonly ReceptionLine[];
  currency: string;
}

/** The lines of an entry note (RECP-006, RECP-007); money columns carry their unit in the heading. */
export function ReceptionLines({ lines, currency }: ReceptionLinesProps) {
  const t = useTranslations("receptions.lines");
  if (lines.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  const columns = [
    { title: t("product") },
    { title: `${t("batch")}, ${t("expires")}` },
    { title: t("storage") },
    { title: t("invoiced"), isNumber: true },
    { title: t("received"), isNumber: true },
    { title: `${t("price")}, ${currency}`, isNumber: true },
    { title: t("discount"), isNumber: true },
    { title: `${t("priceAfterDiscount")}, ${currency}`, isNumber: true },
    { title: t("vat"), isNumber: true },
    { title: `${t("value")}, ${currency}`, isNumber: true },
  ];
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={columns} className="min-w-280">
        {lines.map((line) => (
          <LineRow key={line.id} line={line} currency={currency} />
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}

function LineRow({ line, currency }: { line: ReceptionLine; currency: string }) {
  const t = useTranslations("receptions.lines");
  const locale = useLocale();
  const { product, quantity, discount } = line;
  const amount = (text: string | undefined) => (text === undefined ? t("notAvailable") : formatAmount(text, locale));
  const differs = quantity.quantityInvoice !== quantity.quantityReceived;
  return (
    <tr>
      <PreviewCell>
        <div className="flex items-center gap-3">
          <Picture address={product.image} text="" />
          <div className="min-w-40">
            <p className="wrap-anywhere">{product.name}</p>
            <p className="text-ink-muted text-xs">{product.barcode}</p>
          </div>
        </div>
      </PreviewCell>
      <PreviewCell className="whitespace-nowrap">
        <p>{line.batchNumber}</p>
        <p className="text-ink-muted text-xs">{line.expirationDate && formatDay(line.expirationDate)}</p>
      </PreviewCell>
      <PreviewCell>{line.storage?.name}</PreviewCell>
      <PreviewCell isNumber>{formatQuantity(quantity.quantityInvoice, locale)}</PreviewCell>
      <PreviewCell isNumber className={differs ? "font-semibold text-warning" : undefined}>
        {differs && <span className="sr-only">{t("differs")}: </span>}
        {formatQuantity(quantity.quantityReceived, locale)}
      </PreviewCell>
      <PreviewCell isNumber>{amount(line.pricePurchase)}</PreviewCell>
      <PreviewCell isNumber>
        {discount?.isFixedValue === true && `${formatAmount(discount.value, locale)} ${currency}`}
        {discount?.isFixedValue === false && formatPercent(discount.value, locale)}
      </PreviewCell>
      <PreviewCell isNumber>{amount(unitPriceAfterDiscount(line))}</PreviewCell>
      <PreviewCell isNumber>{formatPercent(line.rateVAT.rate, locale)}</PreviewCell>
      <PreviewCell isNumber>{amount(lineValue(line))}</PreviewCell>
    </tr>
  );
}
