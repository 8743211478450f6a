"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import { productsIn, summedProducts } from "@/lib/resources/inventory/review-recount";
import type { Review } from "./use-review";

/** What several people counted of one product: parts of a whole are added up, and a recount takes the place of what was before. */
export function SeveralCounts({
  review,
}: {
  review: Pick<Review, "lines" | "superseded" | "isSending" | "takeRecounts">;
}) {
  const t = useTranslations("inventory.review");
  const { lines, superseded } = review;
  const summed = summedProducts(lines, superseded);
  return (
    <>
      {superseded.size > 0 && (
        <Callout
          text={t("recounted", { count: productsIn(superseded) })}
          action={t("takeRecounts")}
          onAction={review.takeRecounts}
          isBusy={review.isSending}
        />
      )}
      {summed > 0 && <Remark text={t("summed", { count: summed })} />}
    </>
  );
}
