"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { checkedCells } from "@/lib/resources/drafts/checks/checked-cells";
import type { Checks } from "@/lib/resources/drafts/checks/findings";
import type { KeyedCell } from "@/lib/resources/drafts/editing/setting-change";

interface FoundSummaryProps {
  cells: readonly KeyedCell[];
  checks: Checks;
}

/** How many cells of each kind there are to look at, where somebody is asked for a yes. It bars nothing. */
export function FoundSummary({ cells, checks }: FoundSummaryProps) {
  const t = useTranslations("mapping.checks");
  const found = useMemo(() => checkedCells(cells, checks), [cells, checks]);
  if (found.length === 0) return null;
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p className="font-medium">{t("summary")}</p>
      <ul className="list-disc pl-5">
        {found.map(({ kind, cells: count }) => (
          <li key={kind}>{t(`kinds.${kind}`, { count })}</li>
        ))}
      </ul>
    </div>
  );
}
