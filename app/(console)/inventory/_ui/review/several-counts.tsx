"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import { Button } from "@/components/ui/button";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { missedProducts, productsIn, summedProducts } from "@/lib/resources/inventory/review-recount";
import type { Review } from "./use-review";

interface SeveralCountsProps {
  counts: readonly InventoryDetail[];
  review: Pick<Review, "lines" | "superseded" | "isSending" | "takeRecounts" | "takeOnly">;
}

/** What several people counted of one product: parts of a whole are added up, and a recount takes the place of what was before. */
export function SeveralCounts({ counts, review }: SeveralCountsProps) {
  const t = useTranslations("inventory.review");
  const { lines, superseded } = review;
  const summed = summedProducts(lines, superseded);
  const missed = missedProducts(lines, counts);
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
      {missed > 0 && <Remark text={t("missed", { count: missed })} />}
      {summed > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <Remark text={t("summed", { count: summed })} />
          <div className="flex flex-wrap gap-2">
            {counts.map(({ id, countedBy }) => (
              <Button
                key={id}
                size="small"
                className="h-auto min-h-control-small whitespace-normal py-1 text-left"
                disabled={review.isSending}
                onClick={() => review.takeOnly(id)}
              >
                {t("takeOnly", { id, name: countedBy?.fullName ?? "" })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
