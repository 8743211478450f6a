"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ConsoleError } from "@/lib/errors/console-error";

/** @returns a function that says an error to a person: the platform's text where there is one, else the code's. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return useCallback(
    (error) => {
      if (!(error instanceof ConsoleError)) return t("internal");
      const text = error.shownText ?? t(error.code);
      return error.mayBeDone ? t("mayBeDone", { text }) : text;
    },
    [t],
  );
}
