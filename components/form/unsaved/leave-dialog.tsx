"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { giveUpWork, takeBackStep } from "./unsaved-work";
import { goBackToWork } from "./ways-out";

/** Stay is what Esc, the cross and the first Enter do: nothing is lost by accident. */
export function LeaveDialog({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("common.leave");
  const isLeaving = useRef(false);
  const textId = useId();
  return (
    <Dialog
      title={t("title")}
      role="alertdialog"
      aria-describedby={textId}
      onClose={takeBackStep}
      // Not before the focus is back where it was: the step takes it along from there.
      onClosed={() => (isLeaving.current ? onLeave() : goBackToWork())}
    >
      <p id={textId}>{t("lost")}</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button
          onClick={() => {
            isLeaving.current = true;
            giveUpWork();
          }}
        >
          {t("leave")}
        </Button>
        {/* The focus goes to the answer that loses nothing. */}
        <Button variant="primary" autoFocus onClick={takeBackStep}>
          {t("stay")}
        </Button>
      </div>
    </Dialog>
  );
}
