"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import type { useStep } from "@/components/resources/inventory/counting/use-step";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ObstacleButton } from "@/components/ui/obstacle-button";

interface CloseCountProps {
  /** Why it cannot be closed now. */
  obstacle: string | undefined;
  ids: readonly number[];
  /** What will be booked, and what stays as it is. */
  consequences: readonly string[];
  closing: Pick<ReturnType<typeof useStep>, "state" | "isUnderWay">;
  onClose(): Promise<void>;
}

/** Closing books what differs, once and for good: it is asked about, with what it does. */
export function CloseCount({ obstacle, ids, consequences, closing, onClose }: CloseCountProps) {
  const t = useTranslations("inventory.review.close");
  const { state, isUnderWay } = closing;
  const [isAsked, setAsked] = useState(false);
  const [isExplained, setExplained] = useState(false);
  return (
    <div className="flex flex-col items-end gap-1">
      <ObstacleButton
        variant="primary"
        obstacle={obstacle}
        aria-busy={isUnderWay}
        onClick={() => (obstacle === undefined ? setAsked(true) : setExplained(true))}
      >
        {t("button")}
      </ObstacleButton>
      <p role="status" className="max-w-96 text-right text-ink-muted text-sm empty:hidden">
        {isExplained && obstacle}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={t("title", { count: ids.length, ids: ids.join(", ") })}
          text={consequences}
          confirmText={t("button")}
          keepText={t("keep")}
          onConfirm={() => void onClose().finally(() => setAsked(false))}
          onClose={() => setAsked(false)}
          isBusy={isUnderWay}
        >
          {isUnderWay && <StepNote state={state} />}
        </ConfirmDialog>
      )}
    </div>
  );
}
