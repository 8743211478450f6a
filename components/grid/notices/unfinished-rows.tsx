"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useRef, useSyncExternalStore } from "react";
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
  const show = ({ currentTarget }: MouseEvent): void => {
    // Where the person stands comes first, unless it was just shown and left as it was.
    lastShown.current = at === lastShown.current ? store.unfinishedAfter(at) : store.unfinishedFrom(at);
    if (lastShown.current === undefined) return;
    onShow(lastShown.current);
    leadTo(currentTarget.closest("section")?.querySelector<HTMLElement>("[role=grid]"));
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger p-3">
      <p role="status" className="min-w-40 flex-1 text-sm">
        {textOf(count)}
      </p>
      {/* Where Save leads to: the row itself may be out of sight. */}
      <Button size="small" onClick={show} data-invalid>
        {t("showUnfinished")}
      </Button>
    </div>
  );
}

/** The grid may be longer than the panel, which is scrolled to this notice: the cell under the cursor comes into sight. */
function leadTo(grid: HTMLElement | null | undefined): void {
  grid?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    const id = grid?.getAttribute("aria-activedescendant");
    if (id) document.getElementById(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
