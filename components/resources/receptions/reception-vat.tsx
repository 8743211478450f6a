"use client";

import { useLocale, useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatAmount, formatPercent } from "@/lib/money/format";
import type { VatBucket } from "@/lib/resources/receptions/reception-totals";
import type { Origin } from "./explained/figure";
import { RateAmount } from "./rate-amount";

interface ReceptionVatProps {
  buckets: readonly VatBucket[];
  currency: string;
  /** Where it is given, each amount says where it comes from. */
  origin?: Origin;
}

/** Each VAT rate with what it is taken of (CNST-042). */
export function ReceptionVat({ buckets, currency, origin }: ReceptionVatProps) {
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
            <PreviewCell isNumber>
              <RateAmount rate={rate} part="base" amount={base} origin={origin} />
            </PreviewCell>
            <PreviewCell isNumber>{formatAmount(discount, locale)}</PreviewCell>
            <PreviewCell isNumber>
              <RateAmount rate={rate} part="net" amount={net} origin={origin} />
            </PreviewCell>
            <PreviewCell isNumber>
              <RateAmount rate={rate} part="vat" amount={vat} origin={origin} />
            </PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
