"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Description, DescriptionList } from "@/components/record/description-list";
import { PreviewSection } from "@/components/record/preview-section";
import { formatMoney } from "@/lib/money/format";
import type { ReceptionTotals } from "@/lib/resources/receptions/reception-totals";
import { ExplainedFigure } from "./explained/explained-figure";
import type { Origin } from "./explained/figure";

interface ReceptionSumsProps {
  totals: ReceptionTotals;
  currency: string;
  /** Where it is given, each sum says where it comes from. */
  origin?: Origin;
  /** At the right of the title. */
  action?: ReactNode;
}

/** The note's totals (RECP-026, RECP-027). */
export function ReceptionSums({ totals, currency, origin, action }: ReceptionSumsProps) {
  const t = useTranslations("common.totals");
  const locale = useLocale();
  return (
    <PreviewSection title={t("title")} action={action}>
      <DescriptionList>
        {(["net", "vat", "total"] as const).map((key) => (
          <Description key={key} name={t(key)}>
            <span className={key === "total" ? "font-semibold text-lg" : undefined}>
              {origin ? (
                <ExplainedFigure figure={{ of: key }} name={t(key)} origin={origin}>
                  {formatMoney(totals[key], currency, locale)}
                </ExplainedFigure>
              ) : (
                formatMoney(totals[key], currency, locale)
              )}
            </span>
          </Description>
        ))}
      </DescriptionList>
    </PreviewSection>
  );
}
