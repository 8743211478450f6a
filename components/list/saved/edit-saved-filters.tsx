"use client";

import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { Button } from "@/components/ui/button";
import type { SavedFilter } from "@/lib/list/saved/saved-filters";
import { moveSaved } from "@/lib/list/saved/saved-filters-change";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { EditSavedFilter } from "./edit-saved-filter";
import { useRemoval } from "./use-removal";
import { useSavedFilters } from "./use-saved-filters";

interface EditSavedFiltersProps {
  list: FilteredList & FieldSubject;
  url: ListUrl;
  onApply(filter: SavedFilter): void;
  onDone(): void;
}

/** Where the focus goes once what had it is gone: the name of a saved filter, or the button that deletes it. */
interface Goal {
  index: number;
  part: "input" | "[data-removes]" | "[data-up]" | "[data-down]";
}

/** All saved filters of the page, each to be applied, put in order, renamed, overwritten or deleted (FILT-011). */
export function EditSavedFilters({ list, url, onApply, onDone }: EditSavedFiltersProps) {
  const t = useTranslations("list.savedFilters");
  const { saved, change } = useSavedFilters(list.page);
  const { removed, remove, putBack } = useRemoval(list.page);
  const items = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [goal, setGoal] = useState<Goal>({ index: 0, part: "input" });
  const [moved, setMoved] = useState("");

  useEffect(() => {
    const all = items.current?.children ?? [];
    // After the last one was deleted, the one before it; after the only one, the way to have it back.
    const item = all[Math.min(goal.index, all.length - 1)];
    (item?.querySelector<HTMLElement>(goal.part) ?? undo.current)?.focus();
  }, [goal]);

  function move(name: string, index: number, by: -1 | 1): void {
    if (!change((all) => moveSaved(all, name, by))) {
      notifyError(t("cannotStore"));
      return;
    }
    setGoal({ index: index + by, part: by < 0 ? "[data-up]" : "[data-down]" });
    setMoved(t("moved", { name, place: index + by + 1, total: saved.length }));
  }

  return (
    <div className="grid gap-4">
      {saved.length === 0 && <p className="text-ink-muted">{t("none")}</p>}
      <ul ref={items} className="grid gap-4">
        {saved.map((filter, index) => (
          <li key={filter.name} className="rounded-lg border border-line p-3">
            <EditSavedFilter
              list={list}
              url={url}
              filter={filter}
              index={index}
              total={saved.length}
              onApply={() => onApply(filter)}
              onMove={(by) => move(filter.name, index, by)}
              onSaved={() => setGoal({ index, part: "input" })}
              onRemove={() => remove(filter) && setGoal({ index, part: "[data-removes]" })}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <div className="flex items-center justify-between gap-3">
        {removed && (
          <Button
            ref={undo}
            variant="quiet"
            title={t("undoNamed", { name: removed.filter.name })}
            onClick={() => {
              putBack(removed);
              setGoal({ index: removed.index, part: "[data-removes]" });
            }}
            className="min-w-0"
          >
            <Undo2 size={16} aria-hidden className="shrink-0" />
            <span className="truncate">{t("undoNamed", { name: removed.filter.name })}</span>
          </Button>
        )}
        <Button variant="primary" onClick={onDone} className="ml-auto">
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
