"use client";

import { useTranslations } from "next-intl";
import { useRef, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import type { GridStore } from "@/lib/grid/rows/grid-store";

interface UnfinishedRowsProps<Content> {
  store: GridStore<Content>;
  /** What is not saved, and how many of it there are. */
  textOf(count: number): string;
  /** The row where the person is. */
  at: number | undefined;
  /** Nothing is said while a value is being entered. */
  isEntering: boolean;
  onShow(key: number): void;
}

/** Rows whose value is none, or is missing: in a long list they are out of sight, and nothing of them is saved. */
export function UnfinishedRows<Content>({ store, textOf, at, isEntering, onShow }: UnfinishedRowsProps<Content>) {
  const t = useTranslations("grid");
  const read = (): number => store.unfinished;
  const count = useSyncExternalStore(store.subscribeUnfinished, read, read);
  const lastShown = useRef<number>(undefined);
  if (count === 0 || isEntering) return null;
  const show = (): void => {
    // Where the person stands comes first, unless it was just shown and left as it was.
    lastShown.current = at === lastShown.current ? store.unfinishedAfter(at) : store.unfinishedFrom(at);
    if (lastShown.current !== undefined) onShow(lastShown.current);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger p-3">
      <p role="status" className="min-w-40 flex-1 text-sm">
        {textOf(count)}
      </p>
      <Button size="small" onClick={show}>
        {t("showUnfinished")}
      </Button>
    </div>
  );
}
