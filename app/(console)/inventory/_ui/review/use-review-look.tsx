"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { Picture } from "@/components/record/picture";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { switchedOn } from "@/lib/grid/columns/grid-column";
import { formatQuantity } from "@/lib/money/format";
import {
  type ReviewFault,
  type ReviewParts,
  reviewColumnNames,
  reviewColumns,
} from "@/lib/resources/inventory/review/columns";
import { type ReviewLine, reviewRules } from "@/lib/resources/inventory/review/line";
import { joinIsolated } from "@/lib/texts/isolated";

/** What stands for on and off. */
const switchWords = new Map([
  ["again", ["words.again", "words.notAgain"] as const],
  ["taken", ["words.taken", "words.leftOut"] as const],
]);

export interface ReviewLook extends GridLook<ReviewLine, ReviewFault> {
  /** What of a line differs from another one, in words. */
  lineText(line: ReviewLine, other: ReviewLine | undefined): string;
}

/** A review's lines as they are drawn. */
export function useReviewLook(parts: ReviewParts): ReviewLook {
  const t = useTranslations("inventory.review");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return useMemo(() => {
    const titles = new Map<string, string>(reviewColumnNames.map((name) => [name, t(`columns.${name}`)]));
    const titleOf = (column: string): string => titles.get(column) ?? "";
    return {
      columns: reviewColumns(parts),
      label: t("grid"),
      titleOf,
      entryLabelOf: (column, { product }) => t("cellOf", { column: titleOf(column), product: product.name }),
      wordOf(column, value) {
        const [on, off] = switchWords.get(column) ?? [];
        if (on !== undefined && off !== undefined) return t(value === switchedOn ? on : off);
        const [, moment = "", counter] = /^(\S*) (.*)$/s.exec(value) ?? [];
        return joinIsolated([counter, moment && formatMoment(moment, timeZone)], ", ") || t("words.byReviewer");
      },
      pictureOf: ({ product }) => <Picture address={product.image} text="" />,
      faultText: (fault) => t(`faults.${fault}`),
      lineText(line, other) {
        const fields = other === undefined ? (["pieces"] as const) : reviewRules.differing(line, other);
        return joinIsolated(
          fields.map((field) => {
            if (field === "isLeftOut") return t(line.isLeftOut ? "words.leftOut" : "words.taken");
            return field === "note" ? line.note || "–" : t("pieces", { count: formatQuantity(line.pieces, locale) });
          }),
          ", ",
        );
      },
    };
  }, [t, locale, timeZone, parts]);
}
