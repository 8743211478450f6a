"use client";

import { useTranslations } from "next-intl";
import { joinIsolated } from "@/lib/texts/isolated";

/** Below an option's name. @param parts those that are missing are left out */
export function SecondLine({ parts }: { parts: readonly (string | undefined)[] }) {
  const text = joinIsolated(parts, " · ");
  return text === "" ? null : <span className="block text-ink-muted text-xs">{text}</span>;
}

/** Below options of which as many are there as are shown at once. @param most given where typing finds no others */
export function MoreOptions({ most }: { most?: number | undefined }) {
  const t = useTranslations("list.filters");
  return (
    <p role="status" className="border-line border-t px-3 py-1.5 text-ink-muted text-xs">
      {most === undefined ? t("mayBeMore") : t("atMostShown", { count: most })}
    </p>
  );
}
