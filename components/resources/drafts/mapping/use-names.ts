"use client";

import { useTranslations } from "next-intl";

/** Names in one text: more than `most` of them are counted. */
export function useNames(most = 8): (names: readonly string[]) => string {
  const t = useTranslations("mapping.names");
  return (names) => {
    const shown = names.slice(0, most).join(", ");
    return names.length > most ? t("more", { shown, count: names.length - most }) : shown;
  };
}
