"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useOwnLeaving } from "@/components/form/unsaved/own-leaving";
import type { Saving } from "./use-saving";

/** Whoever leaves while cells are being saved is asked first, and what is not sent yet stays unsent. */
export function useSavingLeft({ isSaving, stop }: Pick<Saving, "isSaving" | "stop">): void {
  const t = useTranslations("mapping.saving.leaving");
  useOwnLeaving(isSaving, { title: t("title"), text: t("text"), leave: t("leave"), isOfEntered: true }, stop);
  // The editor may be closed by what asks nobody, such as the end of the session.
  const end = useEffectEvent(stop);
  useEffect(() => () => end(), []);
}
