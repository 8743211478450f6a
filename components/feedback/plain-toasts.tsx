"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Toast } from "./notify";
import { useToastWords } from "./use-toast-words";

interface PlainToastsProps {
  toasts: readonly Toast[];
  onClose(): void;
}

/** What is to be told while the code that draws toasts cannot be had. It stays until it is closed; the same text is told once. */
export function PlainToasts({ toasts, onClose }: PlainToastsProps) {
  const t = useTranslations("common");
  const words = useToastWords();
  if (toasts.length === 0) return null;
  const told = new Map(toasts.map(words).map(({ text, action }) => [text, action]));
  return (
    <section
      aria-label={t("notifications")}
      data-toasts
      className="-translate-x-1/2 print-hidden pointer-events-auto fixed top-4 left-1/2 z-60 flex w-max max-w-[min(28rem,calc(100vw-2rem))] items-start gap-3 rounded-lg border border-line bg-raised px-4 py-3 text-ink shadow-raised"
    >
      <ul role="alert" className="wrap-anywhere flex min-w-0 flex-col gap-1">
        {[...told].map(([text, action]) => (
          <li key={text} className="flex flex-col items-start gap-2">
            {text}
            {action && (
              <Button
                size="small"
                onClick={() => {
                  onClose();
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClose}>
        {t("close")}
      </Button>
    </section>
  );
}
