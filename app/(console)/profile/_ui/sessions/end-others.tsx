"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { endOtherSessions } from "@/lib/session/session-client";
import { sessionsKey } from "./use-end-session";

interface EndOthersProps {
  count: number;
  onClose(): void;
  /** It is gone. */
  onClosed(): void;
}

/** Asks first: work that is not saved elsewhere is lost with its session. */
export function EndOthers({ count, onClose, onClosed }: EndOthersProps) {
  const t = useTranslations("profile.sessions");
  const cache = useQueryClient();
  const textId = useId();
  const end = useMutation({
    mutationFn: endOtherSessions,
    async onSuccess(ended) {
      notifySuccess(ended === 0 ? t("noneEnded") : t("othersEnded", { count: ended }));
      await cache.invalidateQueries({ queryKey: sessionsKey });
      onClose();
    },
  });
  return (
    <Dialog
      title={t("endOthersTitle")}
      role="alertdialog"
      aria-describedby={textId}
      isHeld={end.isPending}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p id={textId}>{t("endOthersText", { count })}</p>
      <div className="mt-5 flex justify-end gap-2">
        {/* The focus goes to the answer that loses nothing. */}
        <Button autoFocus onClick={onClose}>
          {t("keepOthers")}
        </Button>
        <Button variant="danger" disabled={end.isPending} onClick={() => end.mutate()}>
          {t("endOthers")}
        </Button>
      </div>
    </Dialog>
  );
}
