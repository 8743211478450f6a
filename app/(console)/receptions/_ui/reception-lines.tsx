"use client";

import { useLocale, useTranslations } from "next-intl";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatDay } from "@/lib/dates/format";
import { formatAmount, formatPercent, formatQuantity } from "@/lib/money/format";
import { isUnitPriceRounded, lineValue, unitPriceAfterDiscount } from "@/lib/resources/receptions/reception-totals";
import type { ReceptionLine } from "@/lib/resources/receptions/receptions.calls";
import { LinePrice } from "./line-price";

interface ReceptionLinesProps {
  lines: readonly ReceptionLine[];
  currency: string;
}

/**
 * The lines of an entry note (RECP-006, RECP-007). What belongs together shares a column, so that a line is whole beside
 * the table too; money columns carry their unit in the heading.
 */
export function ReceptionLines({ lines, currency }: ReceptionLinesProps) {
  const t = useTranslations("receptions.lines");
  if (lines.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  const columns = [
    { title: t("product") },
    { title: t("received"), isNumber: true },
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
      {lines.some(isUnitPriceRounded) && <p className="text-ink-muted text-sm">{t("roundedPrice")}</p>}
    </PreviewSection>
  );
}

function LineRow({ line }: { line: ReceptionLine }) {
  const t = useTranslations("receptions.lines");
  const locale = useLocale();
  const { product, batchNumber, expirationDate, storage, rateVAT } = line;
  const value = lineValue(line);
  return (
    <tr className="align-top">
      <PreviewCell>
        <MediaCell address={product.image} title={product.name}>
          <span>{product.barcode}</span>
          {batchNumber !== undefined && <span>{t("batch", { number: batchNumber })}</span>}
          {expirationDate !== undefined && <span>{t("expires", { day: formatDay(expirationDate) })}</span>}
          {storage && <span>{storage.name}</span>}
        </MediaCell>
      </PreviewCell>
      <PreviewCell isNumber>
        <LineQuantity {...line.quantity} />
      </PreviewCell>
      <PreviewCell isNumber>
        <LinePrice
          price={line.pricePurchase}
          discount={line.discount}
          afterDiscount={unitPriceAfterDiscount(line)}
          isRounded={isUnitPriceRounded(line)}
        />
      </PreviewCell>
      <PreviewCell isNumber>
        <p>{value === undefined ? t("notAvailable") : formatAmount(value, locale)}</p>
        <p className="text-ink-muted text-xs">{t("vat", { rate: formatPercent(rateVAT.rate, locale) })}</p>
      </PreviewCell>
    </tr>
  );
}

function LineQuantity({ quantityInvoice, quantityReceived }: ReceptionLine["quantity"]) {
  const t = useTranslations("receptions.lines");
  const locale = useLocale();
  const differs = quantityInvoice !== quantityReceived;
  return (
    <>
      <p className={differs ? "font-semibold text-warning" : undefined}>{formatQuantity(quantityReceived, locale)}</p>
      <p className="text-ink-muted text-xs">
        {differs && <span className="sr-only">{t("differs")}: </span>}
        {t("invoiced", { quantity: formatQuantity(quantityInvoice, locale) })}
      </p>
    </>
  );
}
