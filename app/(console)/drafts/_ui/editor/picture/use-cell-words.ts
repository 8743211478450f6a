"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";

export type CellWords = ReturnType<typeof useCellWords>;

/** What cells say for those who do not see their signs: asked for once, and not by each of 2,000 cells. */
export function useCellWords() {
  const t = useTranslations("mapping.cell");
  return useMemo(
    () => ({
      empty: t("empty"),
      renew: t("renew"),
      onDemand: t("onDemand"),
      saved: t("saved"),
      failed: t("failed"),
      changed: t("changed"),
      orderOf: (id: number, isLocked: boolean) => t(isLocked ? "locked" : "order", { id: String(id) }),
    }),
    [t],
  );
}
