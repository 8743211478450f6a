"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import { goOnInForm } from "@/components/form/go-on-in";
import { Button } from "@/components/ui/button";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { missedProducts, productsIn, summedLines } from "@/lib/resources/inventory/review/recount";
import type { Review } from "./use-review";

interface SeveralCountsProps {
  counts: readonly InventoryDetail[];
  review: Pick<Review, "lines" | "superseded" | "isSending" | "takeRecounts" | "takeOnly">;
}

/** What several people counted of one product: parts of a whole are added up, and a recount takes the place of what was before. */
export function SeveralCounts({ counts, review }: SeveralCountsProps) {
  const t = useTranslations("inventory.review");
  const { lines, superseded } = review;
  const place = useRef<HTMLDivElement>(null);
  const summed = summedLines(lines, superseded);
  const missed = missedProducts(lines, counts);
  return (
    <div ref={place} className="contents">
      {superseded.size > 0 && (
        <Callout
          text={t("recounted", { count: productsIn(superseded) })}
          action={t("takeRecounts")}
          onAction={() => {
            review.takeRecounts();
            goOnInForm(place.current);
          }}
          isBusy={review.isSending}
        />
      )}
      {missed > 0 && <Remark text={t("missed", { count: missed })} />}
      {summed.products > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <Remark text={t("summed", { count: summed.products })} />
          <div className="flex flex-wrap gap-2">
            {counts
              .filter(({ id }) => summed.inventoryIds.has(id))
              .map(({ id, countedBy }) => (
                <Button
                  key={id}
                  size="small"
                  lines="several"
                  className="text-left"
                  aria-disabled={review.isSending}
                  onClick={() => {
                    if (review.isSending) return;
                    review.takeOnly(id);
                    goOnInForm(place.current);
                  }}
                >
                  {t("takeOnly", { id, name: countedBy?.fullName ?? "" })}
                </Button>
              ))}
          </div>
        </div>
      )}
    </div>
  );
}
