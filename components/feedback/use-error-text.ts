"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { ConsoleError } from "@/lib/errors/console-error";
import { knownRefusal } from "@/lib/record-form/refusal-reason";
import { useRefusalText } from "./use-refusal-text";

/**
 * @returns a function that says an error to a person: the platform's text where there is one, a refusal of a field
 *   whose reason is known in the person's language, else the code's.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  const refusalText = useRefusalText();
  return useCallback(
    (error) => {
      if (!(error instanceof ConsoleError)) return t("internal");
      const { code, shownText } = error;
      const refusal = shownText === undefined ? undefined : knownRefusal(shownText);
      const text = refusal === undefined ? (shownText ?? t(code)) : refusalText(refusal);
      return error.mayBeDone ? t("mayBeDone", { text }) : text;
    },
    [t, refusalText],
  );
}
