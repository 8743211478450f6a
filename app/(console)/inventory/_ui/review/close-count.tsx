"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import type { useStep } from "@/components/resources/inventory/counting/use-step";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ObstacleButton } from "@/components/ui/obstacle-button";

interface CloseCountProps {
  /** Why it cannot be closed now. */
  obstacle: string | undefined;
  /** The same, without what is over in a moment. */
  lasting: string | undefined;
  ids: readonly number[];
  /** What will be booked, and what stays as it is. */
  consequences: readonly string[];
  closing: Pick<ReturnType<typeof useStep>, "state" | "isUnderWay">;
  onClose(): Promise<void>;
  /** What is told beside a refusal. */
  children: ReactNode;
}

/** Closing books what differs, once and for good: it is asked about, with what it does. It is in reach from every line. */
export function CloseCount({ obstacle, lasting, ids, consequences, closing, onClose, children }: CloseCountProps) {
  const t = useTranslations("inventory.review.close");
  const { state, isUnderWay } = closing;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="sticky -bottom-4 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-line border-t bg-surface px-4 pt-2 pb-4 max-sm:pb-3">
      <div className="max-h-[40dvh] max-sm:max-h-[28dvh] w-full overflow-y-auto empty:hidden">
        <StepNote state={isUnderWay ? undefined : state}>{children}</StepNote>
      </div>
      {/* Told unasked: a thumb hovers over nothing. What passes would flash up with each line that is sent. */}
      <p role="status" className="max-w-96 text-ink-muted text-sm empty:hidden">
        {lasting}
      </p>
      <ObstacleButton
        variant="primary"
        obstacle={obstacle}
        aria-busy={isUnderWay}
        onClick={() => obstacle === undefined && setAsked(true)}
      >
        {t("button")}
      </ObstacleButton>
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
