"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatAmount, formatPercent, formatQuantity } from "@/lib/money/format";
import type { ExplainedStep } from "@/lib/resources/receptions/totals-explained";
import { formatExact } from "./format-exact";

/** As many lines as anybody goes through; the sum is of all of them. */
export const mostLines = 200;

/** The figure itself, below what it is made of. */
export function StepLine({ step }: { step: ExplainedStep }) {
  return (
    <p className="border-line border-t pt-2 font-medium">
      <StepText step={step} />
    </p>
  );
}

/** Formula with its inputs, what it gives, and what that is rounded to. */
export function StepText({ step }: { step: ExplainedStep }) {
  const t = useTranslations("explained");
  const locale = useLocale();
  const exact = formatExact(step.exact, locale);
  const rounded = step.rounded === undefined ? exact : formatAmount(step.rounded, locale);
  const formula = formulaOf(step, locale);
  return (
    <span className="tabular-nums wrap-anywhere">
      {formula !== "" && `${formula} = `}
      {exact}
      {rounded !== exact && ` ≈ ${t("rounded", { amount: rounded })}`}
    </span>
  );
}

function formulaOf({ kind, inputs }: ExplainedStep, locale: string): string {
  const amount = (text: string): string => formatExact(text, locale);
  switch (kind) {
    case "gross":
      return `${formatQuantity(inputs.quantity, locale)} × ${amount(inputs.price)}`;
    case "percentOff":
      return `${amount(inputs.of)} × ${formatPercent(inputs.percent, locale)}`;
    case "fixedOff":
      return "";
    case "shareOff":
      return `${amount(inputs.of)} × ${amount(inputs.part)} / ${amount(inputs.whole)}`;
    case "lineValue":
      return `${amount(inputs.gross)} − ${amount(inputs.discount)}`;
    case "unitPrice":
      return `(${amount(inputs.gross)} − ${amount(inputs.discount)}) / ${formatQuantity(inputs.quantity, locale)}`;
    case "discountVat":
      return `${amount(inputs.discount)} × ${formatPercent(inputs.rate, locale)}`;
    case "sum":
      return inputs.terms.length > mostLines ? "" : inputs.terms.map(amount).join(" + ");
    case "net":
      return `${amount(inputs.base)} − ${amount(inputs.discount)}`;
    case "vat":
      return `${amount(inputs.net)} × ${formatPercent(inputs.rate, locale)}`;
    case "total":
      return `${amount(inputs.net)} + ${amount(inputs.vat)}`;
  }
}
