"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { notifySuccess } from "@/components/feedback/notify";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
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
  const end = useMutation({
    mutationFn: endOtherSessions,
    async onSuccess(ended) {
      notifySuccess(ended === 0 ? t("noneEnded") : t("othersEnded", { count: ended }));
      await cache.invalidateQueries({ queryKey: sessionsKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t("endOthersTitle")}
      text={t("endOthersText", { count })}
      confirmText={t("endOthers")}
      onConfirm={() => end.mutate()}
      keepText={t("keepOthers")}
      onClose={onClose}
      onClosed={onClosed}
      isBusy={end.isPending}
    />
  );
}
