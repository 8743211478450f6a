"use client";

import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useRemoval } from "@/components/list/saved/use-removal";
import { useSavedFilters } from "@/components/list/saved/use-saved-filters";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { savedFilterLink } from "@/lib/list/saved/saved-filter-link";
import { type SavedFilter, shownSavedFilters } from "@/lib/list/saved/saved-filters";
import { moveSaved } from "@/lib/list/saved/saved-filters-change";
import type { ListPageKey } from "@/lib/roles/pages";
import { FilterRow } from "./filter-row";

interface FilterGroupProps {
  page: ListPageKey;
  /** The person's roles open the page. */
  isOpen: boolean;
}

/** Where the focus goes once what had it stands elsewhere or is gone: a control of the filter at a place. */
interface Goal {
  index: number;
  control: "[data-up]" | "[data-down]" | "[data-renames]" | "[data-removes]";
}

/** The saved filters of one page, in the order of their numbered buttons. Nothing while there is nothing to show. */
export function FilterGroup({ page, isOpen }: FilterGroupProps) {
  const t = useTranslations("profile.filters");
  const texts = useTranslations("list.savedFilters");
  const pageName = useTranslations("pages");
  const { saved, change } = useSavedFilters(page);
  const { removed, remove, putBack } = useRemoval(page);
  const [goal, setGoal] = useState<Goal>();
  const [moved, setMoved] = useState("");
  const items = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (goal === undefined) return;
    const all = items.current?.children ?? [];
    const item = all[Math.min(goal.index, all.length - 1)];
    (item?.querySelector<HTMLElement>(goal.control) ?? undo.current)?.focus();
  }, [goal]);

  function move({ name }: SavedFilter, index: number, by: -1 | 1): void {
    if (change((all) => moveSaved(all, name, by))) {
      setGoal({ index: index + by, control: by < 0 ? "[data-up]" : "[data-down]" });
      setMoved(texts("moved", { name, place: index + by + 1, total: saved.length }));
    } else notifyError(texts("cannotStore"));
  }

  function takeAway(filter: SavedFilter, index: number): void {
    if (remove(filter)) setGoal({ index, control: "[data-removes]" });
    else notifyError(texts("cannotStore"));
  }

  if (saved.length === 0 && removed === undefined) return null;
  return (
    <section aria-labelledby={headingId} className="border-line border-b px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={headingId}>{pageName(page)}</h3>
        {!isOpen && <Badge title={t("notMineHint")}>{t("notMine")}</Badge>}
      </div>
      <ol ref={items} className="divide-y divide-line">
        {saved.map((filter, index) => (
          <FilterRow
            key={filter.name}
            page={page}
            filter={filter}
            index={index}
            total={saved.length}
            address={isOpen ? savedFilterLink(page, filter) : undefined}
            onMove={(by) => move(filter, index, by)}
            onRenamed={() => setGoal({ index, control: "[data-renames]" })}
            onRemove={() => takeAway(filter, index)}
          />
        ))}
      </ol>
      {saved.length > shownSavedFilters && (
        <p className="pt-1 text-ink-muted text-sm">{t("firstOnes", { count: shownSavedFilters })}</p>
      )}
      {removed && (
        <Button
          ref={undo}
          variant="quiet"
          size="small"
          className="mt-1 max-w-full"
          title={texts("undoNamed", { name: removed.filter.name })}
          onClick={() => {
            putBack(removed);
            setGoal({ index: removed.index, control: "[data-removes]" });
          }}
        >
          <Undo2 size={14} aria-hidden className="shrink-0" />
          <span className="truncate">{texts("undoNamed", { name: removed.filter.name })}</span>
        </Button>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </section>
  );
}
