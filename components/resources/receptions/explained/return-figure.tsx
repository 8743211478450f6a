"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import { formatAmount } from "@/lib/money/format";
import { type ExplainedNote, explainReturned } from "@/lib/resources/receptions/totals-explained";
import type { Figure, Origin } from "./figure";
import { NoteFigure } from "./note-figure";

/** What is back of the note with a return, what was before, and the one less the other (reading 62). */
export function ReturnFigure({ figure, origin }: { figure: Figure; origin: Extract<Origin, { kind: "return" }> }) {
  const t = useTranslations("explained");
  const locale = useLocale();
  const { note, before, returned } = origin;
  const explained = useMemo(() => explainReturned(note, before, returned), [note, before, returned]);
  const names = note.items.map(({ product }) => product.name);
  const was = amountOf(explained.before, figure);
  const is = amountOf(explained.withIt, figure);
  const difference = moneyText(money(was).minus(is));
  return (
    <>
      <p className="font-medium">{t("backWithIt")}</p>
      <NoteFigure figure={figure} note={explained.withIt} names={names} isPart />
      {before.length === 0 ? (
        <p className="text-ink-muted">{t("noneBefore")}</p>
      ) : (
        <>
          <p className="mt-2 font-medium">{t("backBefore")}</p>
          <NoteFigure figure={figure} note={explained.before} names={names} isPart />
        </>
      )}
      <p className="mt-2 font-medium">{t("difference")}</p>
      <p className="border-line border-t pt-2 font-medium tabular-nums">
        {`${formatAmount(was, locale)} − ${formatAmount(is, locale)} = ${formatAmount(difference, locale)}`}
      </p>
    </>
  );
}

/** As it is rounded to the ban. */
function amountOf(note: ExplainedNote, figure: Figure): MoneyText {
  const none = moneyText(money("0"));
  if (figure.of !== "rate") return note[figure.of].rounded ?? none;
  return note.rates.find(({ rate }) => rate === figure.rate)?.[figure.part].rounded ?? none;
}
