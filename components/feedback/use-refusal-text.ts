"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { refusalReason } from "@/lib/record-form/refusal-reason";

/** @returns a function that says in the person's language why the platform refuses a field, as far as that is known */
export function useRefusalText(): (text: string) => string {
  const t = useTranslations("common.refusedField");
  return useCallback(
    (text) => {
      const { key, values } = refusalReason(text);
      return t(key, values);
    },
    [t],
  );
}
