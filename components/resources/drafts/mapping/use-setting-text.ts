"use client";

import { useTranslations } from "next-intl";
import type { CellSetting } from "@/lib/resources/drafts/cells/mapped-cell";

/** What a cell holds, in words. */
export function useSettingText(): (setting: CellSetting) => string {
  const t = useTranslations("mapping.cell");
  return ({ product, renewProduct, fillOnDemand }) =>
    [product?.name ?? t("empty"), ...(renewProduct ? [t("renew")] : []), ...(fillOnDemand ? [t("onDemand")] : [])].join(
      " · ",
    );
}
