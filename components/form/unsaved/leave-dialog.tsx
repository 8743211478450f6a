"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { isKeptOnLeaving } from "@/components/kept/keepers";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { goBackToWork } from "./leave-watch";
import { useLeaveWords } from "./own-leaving";
import { enteredWork } from "./store-work";
import { giveUpWork, takeBackStep } from "./unsaved-work";

/** Stay is what Esc, the cross and the first Enter do: nothing is lost by accident. */
export function LeaveDialog({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("common.leave");
  const isLeaving = useRef(false);
  const own = useLeaveWords();
  const lost = t(isKeptOnLeaving() ? "kept" : "lost");
  return (
    <ConfirmDialog
      title={own?.title ?? t("title")}
      // Beside what is under way a form may hold what was entered.
      text={own === undefined ? lost : [own.text, ...(enteredWork().size > 0 && !own.isOfEntered ? [lost] : [])]}
      confirmText={own?.leave ?? t("leave")}
      onConfirm={() => {
        isLeaving.current = true;
        giveUpWork();
      }}
      keepText={t("stay")}
      onClose={takeBackStep}
      // Not before the focus is back where it was: the step takes it along from there.
      onClosed={() => (isLeaving.current ? onLeave() : goBackToWork())}
    />
  );
}
