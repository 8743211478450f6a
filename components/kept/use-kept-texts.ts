"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";

/** When and where something was kept, in words. */
export function useKeptTexts() {
  const t = useTranslations("kept");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const moment = (at: number): string => formatMoment(new Date(at).toISOString(), timeZone);
  return {
    moment,
    placeOf({ at, browser, system }: Omit<KeptWhere, "page">): string {
      const named = browser ?? t("unknownBrowser");
      const device = system === null ? named : t("device", { browser: named, system });
      return t("place", { moment: moment(at), device });
    },
  };
}
