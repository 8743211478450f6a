"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import { useTheme } from "@/components/shell/theme-provider";
import type { Toast } from "./notify";

/** 1§9. The same text while it stands is one toast: several calls often fail for one reason. */
const shownForMs = 4000;

/** Draws the toasts of this tab. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const [theme] = useTheme();
  const t = useTranslations("common");
  const tErrors = useTranslations("errors");
  const shown = useRef(0);
  useEffect(() => {
    for (const { tone, text = tErrors("notLoaded"), action } of toasts.slice(shown.current)) {
      toast[tone](text, {
        id: text,
        duration: shownForMs,
        className: `toast-${tone}`,
        action: action && { label: action.label, onClick: action.run },
      });
    }
    shown.current = toasts.length;
  }, [toasts, tErrors]);
  return (
    <Toaster
      theme={theme}
      position="top-center"
      duration={shownForMs}
      closeButton
      containerAriaLabel={t("notifications")}
      offset={16}
      toastOptions={{ closeButtonAriaLabel: t("close") }}
    />
  );
}
