"use client";

import { useTranslations } from "next-intl";
import { leadToSection } from "@/components/list/panel/lead-to-section";
import type { MappingGaps } from "@/lib/resources/current_stocks/mapping-gaps";

/** How much stock and cells differ, before one has scrolled to it. */
export function FindingsNav({ gaps: { unmapped, outOfStock } }: { gaps: MappingGaps }) {
  const t = useTranslations("current_stocks.mapping");
  const counts = { unmapped: unmapped.length, outOfStock: outOfStock.length };
  return (
    <nav aria-label={t("title")} className="flex flex-wrap gap-x-6 gap-y-1">
      {(["unmapped", "outOfStock"] as const).map((section) => (
        <button
          key={section}
          type="button"
          onClick={(event) => leadToSection(section, event)}
          className="text-link underline underline-offset-4 max-lg:min-h-10"
        >
          {t(section, { count: counts[section] })}
        </button>
      ))}
    </nav>
  );
}
