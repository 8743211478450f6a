"use client";

import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { FilterWords } from "@/lib/list/filters/filter-words";
import { faultOfName, type NameFault, toSavedFilter } from "@/lib/list/saved/saved-filters";
import type { FilteredState } from "@/lib/list/url/list-state";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import type { FilteredList } from "../filters/use-filter-words";
import { NameField } from "./name-field";
import { useSavedFilters } from "./use-saved-filters";

interface SaveFilterProps {
  list: FilteredList & FieldSubject;
  state: FilteredState;
  /** What is applied, in words. */
  words: readonly FilterWords[];
}

/** Keeps what is applied under a name; then the button reads Saved (FILT-011, FILT-012). */
export function SaveFilter({ list, state, words }: SaveFilterProps) {
  const t = useTranslations("list.savedFilters");
  const { saved, change } = useSavedFilters(list.page);
  const [name, setName] = useState("");
  const [fault, setFault] = useState<NameFault | "cannotStore">();
  // What of the list was saved last: once it changes, it can be saved again.
  const [savedState, setSavedState] = useState<string>();
  const isSaved = savedState === JSON.stringify(state.filters);
  const headingId = useId();

  function put(typed: string): void {
    setName(typed);
    setSavedState(undefined);
    // Validation runs on each change (reading 47); an empty field that nobody has left yet is no fault.
    setFault(typed === "" ? undefined : faultOfName(typed, names(saved)));
  }

  function save(): void {
    const found = faultOfName(name, names(saved));
    setFault(found);
    if (found !== undefined) return;
    const isKept = change((before) => [...before, toSavedFilter(list, name, state, words)]);
    setFault(isKept ? undefined : "cannotStore");
    setSavedState(isKept ? JSON.stringify(state.filters) : undefined);
  }

  return (
    <form
      aria-labelledby={headingId}
      className="grid gap-2 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaved) save();
      }}
    >
      <h3 id={headingId} className="text-base">
        {t("saveTitle")}
      </h3>
      {words.length === 0 ? (
        <p className="text-ink-muted">{t("nothingToSave")}</p>
      ) : (
        <>
          <NameField name={name} fault={fault} onName={put} />
          <div className="flex justify-end">
            <Button
              type="submit"
              variant="primary"
              disabled={isSaved || (fault !== undefined && fault !== "cannotStore")}
            >
              {isSaved && <Check size={14} aria-hidden />}
              {isSaved ? t("isSaved") : t("save")}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function names(saved: readonly { name: string }[]): string[] {
  return saved.map((filter) => filter.name);
}
