"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import { useTheme } from "@/components/shell/theme-provider";
import type { Toast } from "./notify";
import { useToastWords } from "./use-toast-words";

/** 1§9. The same text while it stands is one toast: several calls often fail for one reason. */
const shownForMs = 4000;

interface ToastStackProps {
  toasts: readonly Toast[];
  /** How many of them were told before it was there, and closed. */
  from: number;
}

/** Draws the toasts of this tab. */
export function ToastStack({ toasts, from }: ToastStackProps) {
  const [theme] = useTheme();
  const t = useTranslations("common");
  const words = useToastWords();
  const shown = useRef(from);
  useEffect(() => {
    for (const one of toasts.slice(shown.current)) {
      const { text, action } = words(one);
      toast[one.tone](text, {
        id: text,
        duration: shownForMs,
        className: `toast-${one.tone}`,
        action: action && { label: action.label, onClick: action.run },
      });
    }
    shown.current = toasts.length;
  }, [toasts, words]);
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
