"use client";

import { useTranslations } from "next-intl";
import { Toaster as SonnerToaster } from "sonner";
import { useTheme } from "@/components/shell/theme-provider";
import { toastDurationMs } from "./notify";

export function Toaster() {
  const [theme] = useTheme();
  const t = useTranslations("common");
  return (
    <SonnerToaster
      theme={theme}
      position="top-center"
      duration={toastDurationMs}
      closeButton
      containerAriaLabel={t("notifications")}
      offset={16}
      toastOptions={{ closeButtonAriaLabel: t("close") }}
    />
  );
}
