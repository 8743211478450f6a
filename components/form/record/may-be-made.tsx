"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface MayBeMadeProps {
  /** The list in which it would be. */
  href: string;
  onAgain(): void;
}

/** Told in a form whose record may have been made: it leads to the list, and only then sends once more. */
export function MayBeMade({ href, onAgain }: MayBeMadeProps) {
  const t = useTranslations("common.mayBeMade");
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warning-soft px-3 py-2 text-warning"
    >
      <p className="min-w-60 flex-1 wrap-anywhere">{t("text")}</p>
      {/* In another tab: what is entered here stays. */}
      <a href={href} target="_blank" rel="noreferrer" className="underline">
        {t("look")}
      </a>
      <Button size="small" onClick={onAgain}>
        {t("again")}
      </Button>
    </div>
  );
}
