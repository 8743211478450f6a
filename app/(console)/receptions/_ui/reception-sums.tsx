"use client";

import { useLocale, useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { formatMoney } from "@/lib/money/format";
import type { ReceptionTotals } from "@/lib/resources/receptions/reception-totals";

/** The note's totals (RECP-026, RECP-027). */
export function ReceptionSums({ totals, currency }: { totals: ReceptionTotals; currency: string }) {
  const t = useTranslations("receptions.totals");
  const locale = useLocale();
  return (
    <PreviewSection title={t("title")}>
      <dl className="ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-right">
        {(["net", "vat", "total"] as const).map((key) => (
          <div key={key} className="contents">
            <dt className="text-ink-muted">{t(key)}</dt>
            <dd className={key === "total" ? "font-semibold text-lg" : undefined}>
              {formatMoney(totals[key], currency, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </PreviewSection>
  );
}
