"use client";

import { useTranslations } from "next-intl";
import { longestName } from "@/lib/list/saved/saved-filters";
import type { RefusedFilter } from "@/lib/list/saved/saved-filters-import";
import { cut } from "@/lib/list/texts/cut";
import { listPageKeys } from "@/lib/roles/list-pages";
import { withoutInvisible } from "@/lib/texts/invisible-character";

/** @returns a function that says which entry of a file was left out, and why. */
export function useRefusalText(): (refused: RefusedFilter) => string {
  const t = useTranslations("profile.filters.report");
  const pageName = useTranslations("pages");
  // They would break the line that shows the name.
  const shown = (text: string) => cut(withoutInvisible(text, "�"), longestName);
  return ({ page, place, name, refusal }) => {
    const known = listPageKeys.find((each) => each === page);
    const where = known === undefined ? t("quoted", { text: shown(page) }) : pageName(known);
    const which =
      name === undefined || name.trim() === "" ? t("nameless", { place }) : t("quoted", { text: shown(name) });
    return t("refused", { page: where, name: which, reason: t(`refusals.${refusal}`) });
  };
}
