"use client";

import { useLocale, useTranslations } from "next-intl";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatAmount, formatPercent } from "@/lib/money/format";
import type { ReviewedPrice } from "@/lib/resources/catalog_price/review-paste";

/** As many rows as anybody looks through, those in doubt first; the count says how many there are. */
const mostShown = 100;

/** Old and new side by side, before anything is taken. */
export function PasteReview({ rows, currency }: { rows: readonly ReviewedPrice[]; currency: string }) {
  const t = useTranslations("catalog_price.paste");
  const locale = useLocale();
  if (rows.length === 0) return null;
  const amountOf = (price: string): string => (price === "" ? "–" : formatAmount(price, locale));
  const notesOf = ({ isNew, to, doubt, text, percent }: ReviewedPrice): string => {
    const jump = percent && `${percent.startsWith("-") ? "" : "+"}${formatPercent(percent, locale)}`;
    return [
      isNew ? t(to === "" ? "isNewUnpriced" : "isNew") : undefined,
      doubt === "twoWays" ? t("twoWays", { text }) : undefined,
      doubt === "code" ? t("maybeCode") : undefined,
      doubt === "jump" ? t("jump", { percent: jump ?? "" }) : undefined,
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <>
      <PreviewTable
        label={t("prices")}
        columns={[
          { title: t("product") },
          { title: t("old", { currency }), isNumber: true },
          { title: t("new", { currency }), isNumber: true },
          { title: t("note") },
        ]}
      >
        {rows.slice(0, mostShown).map((row) => (
          <tr key={row.line}>
            <PreviewCell>
              {row.label}
              {row.barcode && <span className="block text-ink-muted text-xs tabular-nums">{row.barcode}</span>}
            </PreviewCell>
            <PreviewCell isNumber>{amountOf(row.from)}</PreviewCell>
            <PreviewCell isNumber>{amountOf(row.to)}</PreviewCell>
            <PreviewCell className={row.doubt && "text-warning"}>{notesOf(row)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {rows.length > mostShown && <p>{t("more", { count: rows.length - mostShown })}</p>}
    </>
  );
}
