"use client";

import { useLocale, useTranslations } from "next-intl";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatAmount } from "@/lib/money/format";
import type { PlannedPrice } from "@/lib/resources/catalog_price/change-prices";

/** As many rows as anybody looks through; the count says how many there are. */
const mostShown = 100;

interface PlannedPricesProps {
  planned: readonly PlannedPrice[];
  /** Code of the catalogue's currency. */
  currency: string;
  label: string;
}

/** What would become of some prices; nothing is sent by looking. */
export function PlannedPrices({ planned, currency, label }: PlannedPricesProps) {
  const t = useTranslations("catalog_price.bulk");
  const faults = useTranslations("catalog_price.form");
  const locale = useLocale();
  const changed = planned.filter(({ to }) => to !== undefined).length;
  const outcomeOf = ({ to, refusal }: PlannedPrice): string => {
    if (to !== undefined) return formatAmount(to, locale);
    return refusal === undefined || refusal === "unchanged" ? t("unchanged") : faults(refusal);
  };
  return (
    <>
      <p role="status">{t("count", { count: changed, refused: planned.length - changed })}</p>
      <PreviewTable
        label={label}
        columns={[
          { title: t("product") },
          { title: t("from", { currency }), isNumber: true },
          { title: t("to", { currency }), isNumber: true },
        ]}
      >
        {planned.slice(0, mostShown).map((row) => (
          <tr key={row.key}>
            <PreviewCell>{row.label}</PreviewCell>
            <PreviewCell isNumber>{row.from === "" ? "–" : formatAmount(row.from, locale)}</PreviewCell>
            <PreviewCell isNumber>{outcomeOf(row)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {planned.length > mostShown && <p>{t("more", { count: planned.length - mostShown })}</p>}
    </>
  );
}
