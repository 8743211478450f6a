"use client";

import { useTranslations } from "next-intl";
import { useRef, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import type { PriceGrid } from "@/lib/resources/catalog_price/price-grid";

interface UnfinishedNoticeProps {
  grid: PriceGrid;
  /** The row where the person is. */
  at: number | undefined;
  /** Nothing is said while a price is being entered. */
  isEntering: boolean;
  onShow(key: number): void;
}

/** Rows whose price is none, or is missing: in a long list they are out of sight, and nothing of them is saved. */
export function UnfinishedNotice({ grid, at, isEntering, onShow }: UnfinishedNoticeProps) {
  const t = useTranslations("catalog_price.grid");
  const read = (): number => grid.unfinished;
  const count = useSyncExternalStore(grid.subscribeUnfinished, read, read);
  const lastShown = useRef<number>(undefined);
  if (count === 0 || isEntering) return null;
  const show = (): void => {
    // Where the person stands comes first, unless it was just shown and left as it was.
    lastShown.current = at === lastShown.current ? grid.unfinishedAfter(at) : grid.unfinishedFrom(at);
    if (lastShown.current !== undefined) onShow(lastShown.current);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger p-3">
      <p role="status" className="min-w-40 flex-1 text-sm">
        {t("unfinished", { count })}
      </p>
      <Button size="small" onClick={show}>
        {t("showUnfinished")}
      </Button>
    </div>
  );
}
