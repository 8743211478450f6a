"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { isNotFound } from "@/lib/errors/is-not-found";
import { endOtherSession } from "@/lib/session/session-client";

export const sessionsKey = ["my-sessions"];

/** Signs out one other session. @param onEnded once it is out of the list */
export function useEndSession(onEnded: () => void) {
  const t = useTranslations("profile.sessions");
  const errorText = useErrorText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: endOtherSession,
    meta: { quiet: true },
    onSuccess: () => notifySuccess(t("ended")),
    onError(error) {
      // It ended meanwhile: that is what was wanted.
      if (isNotFound(error)) notifySuccess(t("hadEnded"));
      else notifyError(errorText(error));
    },
    async onSettled(_done, error) {
      await cache.invalidateQueries({ queryKey: sessionsKey });
      if (error === null || isNotFound(error)) onEnded();
    },
  });
}
