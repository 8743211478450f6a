"use client";

import { useTranslations } from "next-intl";
import type { Toast, ToastAction } from "./notify";

/** @returns what a toast says and offers. A part that could not be fetched may be of a version that is gone: a reload brings all. */
export function useToastWords(): (toast: Toast) => { text: string; action: ToastAction | undefined } {
  const t = useTranslations("errors");
  return ({ text, action }) =>
    text === undefined
      ? { text: t("notLoaded"), action: { label: t("reload"), run: () => window.location.reload() } }
      : { text, action };
}
