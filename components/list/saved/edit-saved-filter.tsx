"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { Checkbox } from "@/components/form/checkbox";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { faultOfName, type NameFault, type SavedFilter, toSavedFilter } from "@/lib/list/saved/saved-filters";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import { useLeave } from "../controls/use-leave";
import { type FilteredList, useFilterWords } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { NameField } from "./name-field";
import { useSavedFilters } from "./use-saved-filters";

interface EditSavedFilterProps {
  list: FilteredList & FieldSubject;
  url: ListUrl;
  filter: SavedFilter;
  /** Among the page's, from 0. */
  index: number;
  total: number;
  onApply(): void;
  onMove(by: -1 | 1): void;
  onSaved(): void;
  onRemove(): void;
}

/**
 * One saved filter, to be applied, moved, renamed, overwritten or deleted. As elsewhere in the drawer, what was typed
 * counts at the latest when its place is left.
 */
export function EditSavedFilter({ list, url, filter, onSaved, ...place }: EditSavedFilterProps) {
  const t = useTranslations("list.savedFilters");
  const { saved, change } = useSavedFilters(list.page);
  const words = useFilterWords(list, url.state.filters);
  const [name, setName] = useState(filter.name);
  const [fault, setFault] = useState<NameFault | "cannotStore">();
  const [isReplaced, setIsReplaced] = useState(false);
  const others = saved.flatMap((other) => (other.name === filter.name ? [] : other.name));
  const isChanged = isReplaced || name.trim() !== filter.name;
  const form = useRef<HTMLFormElement>(null);
  useLeave(form, (isGone) => {
    if (!isChanged || saved.every((each) => each.name !== filter.name)) return;
    const wrong = faultOfName(name, others);
    if (wrong === undefined) keep();
    else if (isGone) notifyError(t("notRenamed", { name: filter.name, reason: t(wrong) }));
  });

  function edited(): SavedFilter {
    if (!isReplaced) return { ...filter, name: name.trim() };
    return toSavedFilter(list, name, url.state, words);
  }

  /** @returns whether the browser has it */
  function keep(): boolean {
    const next = edited();
    const isKept = change((all) => all.map((each) => (each.name === filter.name ? next : each)));
    setFault(isKept ? undefined : "cannotStore");
    if (!isKept) return false;
    setIsReplaced(false);
    notifySuccess(t("edited"));
    return true;
  }

  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && faultOfName(name, others) === undefined && keep()) onSaved();
      }}
    >
      <NameField
        name={name}
        fault={fault}
        onName={(typed) => {
          setName(typed);
          setFault(faultOfName(typed, others));
        }}
      />
      {words.length > 0 && (
        <Checkbox label={t("replace")} checked={isReplaced} onChange={() => setIsReplaced(!isReplaced)} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2">
        <PlaceButtons name={filter.name} {...place} />
        {isChanged && (
          <Button type="submit" disabled={fault !== undefined && fault !== "cannotStore"}>
            {t("rename")}
          </Button>
        )}
      </div>
    </form>
  );
}

type PlaceButtonsProps = Pick<EditSavedFilterProps, "index" | "total" | "onApply" | "onMove" | "onRemove"> & {
  name: string;
};

function PlaceButtons({ name, index, total, onApply, onMove, onRemove }: PlaceButtonsProps) {
  const t = useTranslations("list.savedFilters");
  const isFirst = index === 0;
  const isLast = index === total - 1;
  return (
    <>
      <span className="mr-auto text-ink-muted text-sm">{t("place", { number: index + 1 })}</span>
      {/* One that is at the end keeps the focus, so it is not disabled altogether. */}
      <IconButton label={t("up", { name })} data-up aria-disabled={isFirst} onClick={() => isFirst || onMove(-1)}>
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={t("down", { name })} data-down aria-disabled={isLast} onClick={() => isLast || onMove(1)}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
      <IconButton label={t("removeNamed", { name })} data-removes onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <Button aria-label={t("applyNamed", { name })} onClick={onApply} className="mx-1">
        {t("apply")}
      </Button>
    </>
  );
}
