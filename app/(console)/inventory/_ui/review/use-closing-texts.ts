"use client";

import { useLocale, useTranslations } from "next-intl";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import type { ReviewLine } from "@/lib/resources/inventory/review/line";
import { productsIn } from "@/lib/resources/inventory/review/recount";
import type { DifferenceSum, ReviewSums } from "@/lib/resources/inventory/review/sums";

interface ClosingTexts {
  /** Undefined where they can be closed. */
  obstacle(opened: Pick<InventoryDetail, "askerId">, state: ReviewState): string | undefined;
  consequences(sums: ReviewSums, counted: ClosedCounts): string[];
}

interface ClosedCounts {
  /** Products that nobody counted; undefined where that is not known. */
  uncounted: number | undefined;
  /** Products of which several people's figures are added up. */
  summed: number;
  /** Products that are ticked for a recount which was not begun. */
  ticked: number;
  hasBooks: boolean;
}

interface ReviewState {
  counts: readonly InventoryDetail[];
  /** Lines that were counted again, and are taken all the same. */
  superseded: ReadonlySet<ReviewLine>;
  isUnsaved: boolean;
}

/** Why counts cannot be closed now, and what closing books and leaves: in sentences. */
export function useClosingTexts(): ClosingTexts {
  const t = useTranslations("inventory.review.close");
  const nobody = useTranslations("inventory.review.counts");
  const locale = useLocale();
  const directionOf = (
    { products, pieces, value }: DifferenceSum,
    direction: "over" | "missing",
  ): string | undefined =>
    products === 0
      ? undefined
      : t(value === undefined ? `books.${direction}` : `booksWorth.${direction}`, {
          pieces,
          shown: formatQuantity(pieces, locale),
          products,
          value: value === undefined ? "" : formatMoney(value, defaultCurrency, locale),
        });
  const bookedOf = ({ over, missing, unpriced, value, products }: ReviewSums): (string | false | undefined)[] => [
    directionOf(over, "over"),
    directionOf(missing, "missing"),
    over.products + missing.products === 0 && t(products === 0 ? "empty" : "nothing"),
    unpriced > 0 && value !== undefined && t("unpriced", { count: unpriced }),
  ];
  const uncountedOf = (count: number | undefined): string | false =>
    count === undefined ? t("uncountedUnknown") : count > 0 && t("uncounted", { count });
  const consequences: ClosingTexts["consequences"] = (sums, { uncounted, summed, ticked, hasBooks }) =>
    [
      ...(hasBooks ? bookedOf(sums) : [t("unseen")]),
      summed > 0 && t("summed", { count: summed }),
      hasBooks && sums.leftOut > 0 && t("leftOut", { count: sums.leftOut }),
      uncountedOf(uncounted),
      ticked > 0 && t("ticked", { count: ticked }),
      t("forGood"),
    ].flatMap((text) => text || []);
  const obstacle: ClosingTexts["obstacle"] = ({ askerId }, { counts, superseded, isUnsaved }) => {
    const open = counts.find(({ status }) => status !== "COUNTED");
    if (open !== undefined)
      return t("stillCounted", { id: open.id, counter: open.countedBy?.fullName ?? nobody("nobody") });
    if (superseded.size > 0) return t("recounted", { count: productsIn(superseded) });
    if (isUnsaved) return t("unsent");
    return askerId === undefined ? t("unknownCloser") : undefined;
  };
  return { obstacle, consequences };
}
