"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import { useInventoryStatus } from "@/components/resources/inventory/counting/use-inventory-status";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatQuantity } from "@/lib/money/format";
import { reopenCount } from "@/lib/resources/inventory/count-steps";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { countedIn, type ReviewLine } from "@/lib/resources/inventory/review/line";

interface JoinedCountsProps {
  counts: readonly InventoryDetail[];
  /** As they are by now: what was set to 0 here is among them. */
  lines: readonly ReviewLine[];
  /** A count was given back to its counter. */
  onReopened(id: number): void;
}

/** The counts that are reviewed together, who counted in each, and the way back to its counter. */
export function JoinedCounts({ counts, lines, onReopened }: JoinedCountsProps) {
  const t = useTranslations("inventory.review.counts");
  const wordOf = useInventoryStatus();
  const locale = useLocale();
  const [asked, setAsked] = useState<InventoryDetail>();
  const step = useStep();
  const columns = [
    { title: t("count") },
    { title: t("status") },
    { title: t("products"), isNumber: true },
    { title: t("pieces"), isNumber: true },
  ];

  async function reopen(id: number): Promise<void> {
    const isMade = await step.run((watch) => reopenCount(id, watch));
    setAsked(undefined);
    if (isMade) onReopened(id);
  }

  return (
    <div className="grid gap-2">
      <PreviewTable label={t("title")} columns={columns}>
        {counts.map((count) => (
          <tr key={count.id}>
            <PreviewCell>
              {/* In one cell, so that no column of its own is cut off on a phone. */}
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span>
                  <RecordLink record={{ page: "inventory", id: count.id }}>{count.id}</RecordLink>
                  <span className="ml-2">{count.countedBy?.fullName ?? t("nobody")}</span>
                </span>
                {count.status === "COUNTED" && (
                  <Button size="small" aria-label={t("reopenOf", { id: count.id })} onClick={() => setAsked(count)}>
                    {t("reopen")}
                  </Button>
                )}
              </div>
            </PreviewCell>
            <PreviewCell>{wordOf(count.status)}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(countedIn(count, lines).products, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(countedIn(count, lines).pieces, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      <StepNote state={step.isUnderWay ? undefined : step.state} />
      {asked && (
        <ConfirmDialog
          title={t("ask.title", { id: asked.id })}
          text={t("ask.text", { counter: asked.countedBy?.fullName ?? t("nobody") })}
          confirmText={t("reopen")}
          keepText={t("ask.keep")}
          onConfirm={() => void reopen(asked.id)}
          onClose={() => setAsked(undefined)}
          isBusy={step.isUnderWay}
        >
          {step.isUnderWay && <StepNote state={step.state} />}
        </ConfirmDialog>
      )}
    </div>
  );
}
