"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { GridRow } from "@/lib/grid/rows/grid-row";
import type { ReviewLine } from "@/lib/resources/inventory/review/line";

interface TickShownProps {
  rows: readonly GridRow<ReviewLine>[];
  /** Keys of the lines that are not folded. */
  shown: readonly number[];
  onTick(keys: readonly number[], isTicked: boolean): void;
}

/** Chooses all lines that are shown for a recount, or takes the whole choice back once they are. */
export function TickShown({ rows, shown, onTick }: TickShownProps) {
  const t = useTranslations("inventory.review.recount");
  const ticked = rows.flatMap(({ key, content }) => (content.isTicked ? key : []));
  const isTicked = new Set(ticked);
  const areAll = ticked.length > 0 && shown.every((key) => isTicked.has(key));
  if (shown.length === 0 && ticked.length === 0) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => onTick(areAll ? ticked : shown, !areAll)}>
      {t(areAll ? "untickAll" : "tickShown")}
    </Button>
  );
}
