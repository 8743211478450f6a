"use client";

import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useTranslations } from "next-intl";
import { preferenceCookie } from "@/lib/preferences/cookie";
import { type Theme, themeCookie, themes } from "@/lib/preferences/theme";
import { useTheme } from "../theme-provider";
import { ChoiceGroup } from "./choice-group";

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const t = useTranslations("shell.themes");
  const [theme, setTheme] = useTheme();
  const choose = (next: Theme) => {
    document.cookie = preferenceCookie(themeCookie, next);
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  const choices = themes.map((value) => {
    const Icon = icons[value];
    return { value, label: t(value), icon: <Icon size={14} aria-hidden /> };
  });
  return <ChoiceGroup label={t("label")} choices={choices} chosen={theme} onChoose={choose} />;
}
