"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/money/format";
import type { ReceptionTotals } from "@/lib/resources/receptions/reception-totals";
import { ExplainedFigure } from "./explained/explained-figure";
import type { Origin } from "./explained/figure";

interface SumsInSightProps {
  totals: ReceptionTotals;
  currency: string;
  origin: Origin;
}

/** The sums of what is entered, in sight wherever its lines are scrolled to. */
export function SumsInSight({ totals, currency, origin }: SumsInSightProps) {
  const t = useTranslations("common.totals");
  const locale = useLocale();
  return (
    <dl className="sticky -bottom-4 z-20 -mx-4 flex flex-wrap justify-end gap-x-8 gap-y-1 border-line border-t bg-surface px-4 pt-2 pb-4 max-sm:justify-between max-sm:gap-x-3 max-sm:pb-3">
      {(["net", "vat", "total"] as const).map((key) => (
        <div key={key} className="flex items-baseline gap-2 max-sm:flex-col max-sm:gap-0">
          <dt className="text-ink-muted max-sm:text-xs">{t(key)}</dt>
          <dd className={key === "total" ? "font-semibold text-lg tabular-nums max-sm:text-base" : "tabular-nums"}>
            <ExplainedFigure figure={{ of: key }} name={t(key)} origin={origin}>
              {formatMoney(totals[key], currency, locale)}
            </ExplainedFigure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
