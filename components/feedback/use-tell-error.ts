"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { ConsoleError } from "@/lib/errors/console-error";
import { notifyError } from "./notify";
import { usePlainErrorText } from "./use-plain-error-text";

const loadReasons = () => import("@/lib/record-form/refusal-reason");

/** @returns what tells an error in a toast; the reasons for which a platform refuses a field are fetched where it gives one */
export function useTellError(): (error: ConsoleError) => void {
  const t = useTranslations("common.refusedField");
  const plainText = usePlainErrorText();
  return useCallback(
    (error) => {
      const { shownText } = error;
      if (shownText === undefined) return notifyError(plainText(error));
      loadReasons().then(
        ({ knownRefusal, refusalReason }) => {
          const known = knownRefusal(shownText);
          const reason = known === undefined ? undefined : refusalReason(known);
          notifyError(plainText(error, reason && t(reason.key, reason.values)));
        },
        () => notifyError(plainText(error)),
      );
    },
    [t, plainText],
  );
}
