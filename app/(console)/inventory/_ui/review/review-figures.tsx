"use client";

import { useLocale, useTranslations } from "next-intl";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { signed } from "@/lib/money/signed";
import type { DifferenceSum, ReviewSums } from "@/lib/resources/inventory/review/sums";

interface ReviewFiguresProps {
  sums: ReviewSums;
  hasBooks: boolean;
}

/** What is over and what is missing, in pieces and at purchase price. */
export function ReviewFigures({ sums, hasBooks }: ReviewFiguresProps) {
  const t = useTranslations("inventory.review.figures");
  const locale = useLocale();
  const amountOf = (value: string | undefined): string =>
    value === undefined ? "–" : formatMoney(value, defaultCurrency, locale);
  const directionOf = ({ pieces, products, value }: DifferenceSum, sign: string) => ({
    figure: pieces === 0 ? "0" : `${sign}${formatQuantity(pieces, locale)}`,
    note: t("of", { count: products, value: value === undefined ? "none" : amountOf(value) }),
  });
  const figures = [
    {
      label: t("products"),
      figure: formatQuantity(sums.products, locale),
      note: hasBooks && t("equal", { count: sums.equal }),
    },
    ...(hasBooks
      ? [
          { label: t("over"), ...directionOf(sums.over, "+") },
          { label: t("missing"), ...directionOf(sums.missing, "-") },
          ...(sums.value === undefined
            ? []
            : [
                {
                  label: t("value"),
                  figure: signed(Number(sums.value), amountOf(sums.value)),
                  note: sums.unpriced > 0 && t("unpriced", { count: sums.unpriced }),
                },
              ]),
        ]
      : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(({ label, figure, note }) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-lg tabular-nums">{figure}</dd>
          {note && <dd className="text-ink-muted text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
