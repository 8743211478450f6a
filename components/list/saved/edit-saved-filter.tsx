"use client";

import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { Checkbox } from "@/components/form/checkbox";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { faultOfName, type NameFault, type SavedFilter, toSavedFilter } from "@/lib/list/saved/saved-filters";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import { type FilteredList, useFilterWords } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { NameField } from "./name-field";
import { useSavedFilters } from "./use-saved-filters";

interface EditSavedFilterProps {
  list: FilteredList & FieldSubject;
  url: ListUrl;
  filter: SavedFilter;
  onSaved(): void;
  onRemove(): void;
}

/** One saved filter, to be renamed, overwritten or deleted. */
export function EditSavedFilter({ list, url, filter, onSaved, onRemove }: EditSavedFilterProps) {
  const t = useTranslations("list.savedFilters");
  const { saved, change } = useSavedFilters(list.page);
  const words = useFilterWords(list, url.state.filters);
  const [name, setName] = useState(filter.name);
  const [fault, setFault] = useState<NameFault | "cannotStore">();
  const [isReplaced, setIsReplaced] = useState(false);
  const others = saved.flatMap((other) => (other.name === filter.name ? [] : other.name));
  const isChanged = isReplaced || name.trim() !== filter.name;

  function edited(): SavedFilter {
    if (!isReplaced) return { ...filter, name: name.trim() };
    return toSavedFilter(list, name, url.state, words);
  }

  function save(): void {
    const next = edited();
    const isKept = change((all) => all.map((each) => (each.name === filter.name ? next : each)));
    setFault(isKept ? undefined : "cannotStore");
    if (!isKept) return;
    setIsReplaced(false);
    notifySuccess(t("edited"));
    onSaved();
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && faultOfName(name, others) === undefined) save();
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
      <div className="flex items-center justify-between gap-3">
        <IconButton label={t("removeNamed", { name: filter.name })} data-removes onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
        <Button type="submit" disabled={!isChanged || (fault !== undefined && fault !== "cannotStore")}>
          {t("rename")}
        </Button>
      </div>
    </form>
  );
}
