"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { MissedScan } from "@/lib/resources/drafts/editing/missed-scan";
import { isolated } from "@/lib/texts/isolated";

interface MissedScansProps {
  /** The newest first. */
  scans: readonly MissedScan[];
  onSeen(): void;
}

/** Whoever scans a shelf does not look up for each code: what was missed stays until it is seen. */
export function MissedScans({ scans, onSeen }: MissedScansProps) {
  const t = useTranslations("mapping.scan");
  if (scans.length === 0) return null;
  return (
    <div className="flex items-start gap-2 rounded-md border border-danger p-2 text-sm">
      <div role="status" className="min-w-0 flex-1">
        <p className="font-medium">{t("missed", { count: scans.length })}</p>
        <ul className="grid max-h-[min(8rem,14vh)] gap-0.5 overflow-y-auto">
          {scans.map(({ code, cells, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one code may be missed twice.
            <li key={at} className="wrap-anywhere">
              <span className="tabular-nums">
                {cells.length === 0 ? isolated(code) : t("missedAt", { code, cells: cells.join(", ") })}
              </span>{" "}
              <span className="text-ink-muted">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Button size="small" onClick={onSeen}>
        {t("seen")}
      </Button>
    </div>
  );
}
