"use client";

import { useTranslations } from "next-intl";
import type { OnlyOffer } from "./only-place";

/** What a button is called that narrows the list to a value, or offers several. */
export function useOnlyName(): (offers: readonly OnlyOffer[]) => string {
  const t = useTranslations("list.only");
  return ([first, ...more]) => {
    const { name = "", value = "" } = first ?? {};
    return more.length === 0 ? t("button", { name, value }) : t("several", { name });
  };
}
