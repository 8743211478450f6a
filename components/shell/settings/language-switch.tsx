"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { preferenceCookie } from "@/lib/preferences/cookie";
import { type Locale, localeCookie } from "@/lib/preferences/locale";
import { useIsConsoleAway } from "../session/console-away";
import { ChoiceGroup } from "./choice-group";

/** Each language in its own words: who needs the switch may not read the other. */
const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "ro", label: "Română", lang: "ro" },
] as const;

export function LanguageSwitch({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const locale = useLocale();
  // Its texts would come with the page: no press is kept for later, when nobody waits for it any more.
  if (useIsConsoleAway()) return null;
  const choose = (chosen: Locale) => {
    document.cookie = preferenceCookie(localeCookie, chosen);
    router.refresh();
  };
  return (
    <ChoiceGroup
      label={t("language")}
      choices={languages}
      chosen={locale}
      onChoose={choose}
      isLabelHidden={isLabelHidden}
    />
  );
}
