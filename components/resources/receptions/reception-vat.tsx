"use client";

import { useLocale, useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatAmount, formatPercent } from "@/lib/money/format";
import type { VatBucket } from "@/lib/resources/receptions/reception-totals";

/** Each VAT rate with what it is taken of (CNST-042). */
export function ReceptionVat({ buckets, currency }: { buckets: readonly VatBucket[]; currency: string }) {
  const t = useTranslations("common.vatRates");
  const locale = useLocale();
  const columns = [
    { title: t("rate") },
    ...(["base", "discount", "net", "vat"] as const).map((key) => ({
      title: `${t(key)}, ${currency}`,
      isNumber: true,
    })),
  ];
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={columns}>
        {buckets.map(({ rate, base, discount, net, vat }) => (
          <tr key={rate} className={Number(base) === 0 && Number(discount) === 0 ? "text-ink-muted" : undefined}>
            <PreviewCell>{formatPercent(rate, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatAmount(base, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatAmount(discount, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatAmount(net, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatAmount(vat, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
