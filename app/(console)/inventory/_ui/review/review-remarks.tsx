"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import type { ReviewParts } from "@/lib/resources/inventory/review/columns";

interface ReviewRemarksProps {
  counts: readonly InventoryDetail[];
  parts: ReviewParts;
  /** Who has begun to close the count that is open, and has not come to the end of it. */
  begun: InventoryDetail["clearedBy"];
  onReadAgain(): Promise<unknown>;
}

/** What is to be known before anything is decided: what waits, and what is not there. */
export function ReviewRemarks({ counts, parts, begun, onReadAgain }: ReviewRemarksProps) {
  const t = useTranslations("inventory.review");
  const hasItems = counts.some(({ items }) => items.length > 0);
  const [isReading, setReading] = useState(false);
  const remarks = [
    begun && t("close.begun", { closer: begun.fullName }),
    !parts.books && t("blind"),
    parts.books && !parts.prices && hasItems && t("noPrices"),
    !parts.choices && t("noChoices"),
  ];
  return (
    <>
      {remarks.flatMap((text) => (text ? [<Remark key={text} text={text} />] : []))}
      {counts
        .filter(({ status }) => status !== "COUNTED")
        .map(({ id, countedBy }) => (
          <Callout
            key={id}
            text={t("waits", { id, counter: countedBy?.fullName ?? t("counts.nobody") })}
            action={t("lookAgain")}
            onAction={() => {
              setReading(true);
              void onReadAgain().finally(() => setReading(false));
            }}
            isBusy={isReading}
          />
        ))}
    </>
  );
}
