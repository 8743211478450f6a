"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatAmount, formatPercent } from "@/lib/money/format";
import { ExplainedFigure } from "./explained/explained-figure";
import type { Origin } from "./explained/figure";

interface RateAmountProps {
  /** In percent. */
  rate: number;
  part: "base" | "net" | "vat";
  amount: string;
  /** Where it is given, the amount says where it comes from. */
  origin?: Origin | undefined;
}

/** An amount of one VAT rate of a note. */
export function RateAmount({ rate, part, amount, origin }: RateAmountProps) {
  const t = useTranslations("common.vatRates");
  const locale = useLocale();
  const shown = formatAmount(amount, locale);
  if (origin === undefined) return shown;
  const name = `${t(part)}, ${formatPercent(rate, locale)}`;
  return (
    <ExplainedFigure figure={{ of: "rate", rate, part }} name={name} origin={origin}>
      {shown}
    </ExplainedFigure>
  );
}
