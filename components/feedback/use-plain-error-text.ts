"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ConsoleError } from "@/lib/errors/console-error";

/**
 * @returns what `useErrorText` returns, for every page's script: why the platform refuses a field is quoted as it came,
 *   or said as `shown` says it
 */
export function usePlainErrorText(): (error: unknown, shown?: string) => string {
  const t = useTranslations("errors");
  return useCallback(
    (error, shown) => {
      if (!(error instanceof ConsoleError)) return t("internal");
      const text = shown ?? error.shownText ?? t(error.code);
      return error.mayBeDone ? t("mayBeDone", { text }) : text;
    },
    [t],
  );
}
