"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import type { ReviewParts } from "@/lib/resources/inventory/review/columns";
import { begunClosing } from "@/lib/resources/inventory/review/parts";
import type { LackingProduct } from "@/lib/resources/inventory/review/uncounted";
import { LackingProducts } from "./lacking-products";

interface ReviewRemarksProps {
  counts: readonly InventoryDetail[];
  parts: ReviewParts;
  /** Nothing is told of what was begun while its outcome stands below. */
  isClosing: boolean;
  /** What keeps it from being ended. */
  lacking: readonly LackingProduct[];
  onReadAgain(): Promise<unknown>;
}

/** What is to be known before anything is decided: what waits, and what is not there. */
export function ReviewRemarks({ counts, parts, isClosing, lacking, onReadAgain }: ReviewRemarksProps) {
  const t = useTranslations("inventory.review");
  const hasItems = counts.some(({ items }) => items.length > 0);
  const [isReading, setReading] = useState(false);
  const begun = isClosing ? undefined : begunClosing(counts);
  const remarks = [
    !parts.books && t("blind"),
    parts.books && !parts.prices && hasItems && t("noPrices"),
    !parts.choices && t("noChoices"),
  ];
  return (
    <>
      {begun && (
        <div className="grid gap-1">
          <Remark text={t(lacking.length > 0 ? "close.begunLacking" : "close.begun", begun)} />
          <LackingProducts lacking={lacking} />
        </div>
      )}
      {remarks.flatMap((text) => (text ? [<Remark key={text} text={text} />] : []))}
      {counts
        .filter(({ status }) => status !== "COUNTED")
        .map(({ id, countedBy }) => (
          <div key={id} data-waits>
            <Callout
              text={t("waits", { id, counter: countedBy?.fullName ?? t("counts.nobody") })}
              action={t("lookAgain")}
              onAction={() => {
                setReading(true);
                void onReadAgain().finally(() => setReading(false));
              }}
              isBusy={isReading}
            />
          </div>
        ))}
    </>
  );
}
