"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { formatAmount, formatPercent, formatQuantity } from "@/lib/money/format";
import type { RateDiscount } from "@/lib/resources/receptions/reception-totals";
import {
  type ExplainedLine,
  type ExplainedNote,
  type ExplainedStep,
  explainNote,
} from "@/lib/resources/receptions/totals-explained";
import { toPricedLine, type WorkLine } from "@/lib/resources/receptions/work-line";
import { formatExact } from "./format-exact";

/** A sum of the note, or one of a VAT rate. */
export type Figure = { of: "net" | "vat" | "total" } | { of: "rate"; rate: number; part: "base" | "net" | "vat" };

/** As many lines as anybody goes through; the sum is of all of them. */
const mostLines = 200;

interface ExplanationProps {
  title: string;
  figure: Figure;
  lines: readonly WorkLine[];
  discounts: readonly RateDiscount[];
}

/** Where a figure comes from: formula, inputs and rounding, down to the lines. */
export function Explanation({ title, figure, lines, discounts }: ExplanationProps) {
  const note = useMemo(() => explainNote(lines.map(toPricedLine), discounts), [lines, discounts]);
  return (
    <div className="grid gap-2">
      <h4 className="font-medium">{title}</h4>
      {figure.of === "rate" ? (
        <RateFigure figure={figure} note={note} lines={lines} />
      ) : (
        <SumFigure of={figure.of} note={note} />
      )}
    </div>
  );
}

function SumFigure({ of, note }: { of: "net" | "vat" | "total"; note: ExplainedNote }) {
  const t = useTranslations("receptions.explained");
  const locale = useLocale();
  if (of === "total") return <StepLine step={note.total} />;
  return (
    <>
      <p className="text-ink-muted text-sm">{t(of === "net" ? "sumOfNets" : "sumOfVats")}</p>
      <ul className="grid gap-1">
        {note.rates.map((rate) => (
          <li key={rate.rate}>
            {formatPercent(rate.rate, locale)}: <StepText step={rate[of]} />
          </li>
        ))}
      </ul>
      <StepLine step={note[of]} />
    </>
  );
}

interface RateFigureProps {
  figure: Extract<Figure, { of: "rate" }>;
  note: ExplainedNote;
  lines: readonly WorkLine[];
}

function RateFigure({ figure: { rate, part }, note, lines }: RateFigureProps) {
  const t = useTranslations("receptions.explained");
  const explained = note.rates.find((each) => each.rate === rate);
  if (explained === undefined) return null;
  if (part === "vat") return <StepLine step={explained.vat} />;
  if (part === "net")
    return (
      <>
        {explained.discounts.map(({ off }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate has one discount, in one place.
          <p key={index}>
            {t("discount")}: <StepText step={off} />
          </p>
        ))}
        <StepLine step={explained.net} />
      </>
    );
  return (
    <>
      <ol className="grid gap-2">
        {explained.lines.slice(0, mostLines).map((at) => (
          <li key={at}>
            <p className="wrap-anywhere">{lines[at]?.product.name}</p>
            <LineSteps line={note.lines[at]} />
          </li>
        ))}
      </ol>
      {explained.lines.length > mostLines && <p>{t("moreLines", { count: explained.lines.length - mostLines })}</p>}
      <StepLine step={explained.base} />
    </>
  );
}

function LineSteps({ line }: { line: ExplainedLine | undefined }) {
  const t = useTranslations("receptions.explained");
  if (line === undefined) return null;
  if (line.kind === "notAvailable")
    return <p className="text-ink-muted text-sm">{t(line.missing === "price" ? "noPrice" : "noQuantity")}</p>;
  return (
    <ul className="text-sm text-ink-muted">
      <li>
        <StepText step={line.gross} />
      </li>
      {line.discount && (
        <li>
          {t("discount")}: <StepText step={line.discount} />
        </li>
      )}
      <li>
        {t("value")}: <StepText step={line.value} />
      </li>
    </ul>
  );
}

/** The figure itself, below what it is made of. */
function StepLine({ step }: { step: ExplainedStep }) {
  return (
    <p className="border-line border-t pt-2 font-medium">
      <StepText step={step} />
    </p>
  );
}

/** Formula with its inputs, what it gives, and what that is rounded to. */
function StepText({ step }: { step: ExplainedStep }) {
  const t = useTranslations("receptions.explained");
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
