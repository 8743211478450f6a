"use client";

import { useTranslations } from "next-intl";
import type { useStep } from "@/components/resources/inventory/counting/use-step";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { setStatus } from "@/lib/resources/inventory/count-steps";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import type { InventoryStatus } from "@/lib/resources/inventory/inventory-status";

export type AskedStep = "end" | "reopen" | "cancel";

const wanted: Readonly<Record<AskedStep, InventoryStatus>> = {
  end: "COUNTED",
  reopen: "COUNTING",
  cancel: "CANCELLED",
};

interface AskStepProps {
  detail: InventoryDetail;
  asked: AskedStep;
  step: ReturnType<typeof useStep>;
  /** @param isMade whether it has that status now */
  onEnd(isMade: boolean): Promise<void>;
  onClose(): void;
}

/** Asks before a count gets another state, and says what that means. */
export function AskStep({ detail, asked, step, onEnd, onClose }: AskStepProps) {
  const t = useTranslations("inventory.steps");
  const name = detail.countedBy?.fullName ?? t("joined.nobody");
  const texts = {
    end: t("endAsk.text", { name }),
    reopen: t("reopenAsk.text", { name }),
    cancel: detail.productsNumber === 0 ? t("cancelAsk.none") : t("cancelAsk.text", { count: detail.productsNumber }),
  };
  async function confirm(): Promise<void> {
    await onEnd(await step.run((watch) => setStatus(detail.id, wanted[asked], watch)));
  }
  return (
    <ConfirmDialog
      title={t(`${asked}Ask.title`)}
      text={texts[asked]}
      confirmText={t(`${asked}Ask.confirm`)}
      keepText={t("keep")}
      onConfirm={() => void confirm()}
      onClose={onClose}
      isBusy={step.isUnderWay}
    />
  );
}
