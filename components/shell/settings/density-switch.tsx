"use client";

import { useTranslations } from "next-intl";
import { preferenceCookie } from "@/lib/preferences/cookie";
import { type Density, densities, densityCookie } from "@/lib/preferences/density";
import { ChoiceGroup } from "./choice-group";
import { useDensity } from "./use-density";

/** How much room the rows of lists and previews take. @param first what holds when the server draws the switch. */
export function DensitySwitch({ first }: { first?: Density }) {
  const t = useTranslations("shell.densities");
  const choose = (next: Density) => {
    document.cookie = preferenceCookie(densityCookie, next);
    document.documentElement.dataset.density = next;
  };
  const choices = densities.map((value) => ({ value, label: t(value) }));
  return <ChoiceGroup label={t("label")} choices={choices} chosen={useDensity(first)} onChoose={choose} />;
}
