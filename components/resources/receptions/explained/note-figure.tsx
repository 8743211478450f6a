"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatPercent } from "@/lib/money/format";
import type { ExplainedLine, ExplainedNote } from "@/lib/resources/receptions/totals-explained";
import type { Figure } from "./figure";
import { mostLines, StepLine, StepText } from "./steps";

interface NoteFigureProps {
  figure: Figure;
  note: ExplainedNote;
  /** Of the products, line by line. */
  names: readonly string[];
  /** Of what goes back: the lines of which nothing does are left out. */
  isPart?: boolean;
}

/** Formula, inputs and rounding of one of a note's figures, down to the lines. */
export function NoteFigure({ figure, ...rest }: NoteFigureProps) {
  return figure.of === "rate" ? (
    <RateFigure figure={figure} {...rest} />
  ) : (
    <SumFigure of={figure.of} note={rest.note} />
  );
}

function SumFigure({ of, note }: { of: "net" | "vat" | "total"; note: ExplainedNote }) {
  const t = useTranslations("explained");
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

interface RateFigureProps extends NoteFigureProps {
  figure: Extract<Figure, { of: "rate" }>;
}

function RateFigure({ figure: { rate, part }, note, names, isPart = false }: RateFigureProps) {
  const t = useTranslations("explained");
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
  const lines = explained.lines.filter((at) => !isPart || note.lines[at]?.kind === "priced");
  return (
    <>
      <ol className="grid gap-2">
        {lines.slice(0, mostLines).map((at) => (
          <li key={at}>
            <p className="wrap-anywhere">{names[at]}</p>
            <LineSteps line={note.lines[at]} />
          </li>
        ))}
      </ol>
      {lines.length > mostLines && <p>{t("moreLines", { count: lines.length - mostLines })}</p>}
      <StepLine step={explained.base} />
    </>
  );
}

function LineSteps({ line }: { line: ExplainedLine | undefined }) {
  const t = useTranslations("explained");
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
