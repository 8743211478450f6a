"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { NameField } from "@/components/list/saved/name-field";
import { useSavedFilters } from "@/components/list/saved/use-saved-filters";
import { Button } from "@/components/ui/button";
import { faultOfName, type NameFault, type SavedFilter } from "@/lib/list/saved/saved-filters";
import { renameSaved } from "@/lib/list/saved/saved-filters-change";
import type { ListPageKey } from "@/lib/roles/pages";

interface RenameFilterProps {
  page: ListPageKey;
  filter: SavedFilter;
  onClose(): void;
}

/** Another name for a saved filter, by the rules of the drawer (FILT-013 to FILT-016). Esc leaves it as it was. */
export function RenameFilter({ page, filter, onClose }: RenameFilterProps) {
  const t = useTranslations("list");
  const gone = useTranslations("profile.filters");
  const { saved, change } = useSavedFilters(page);
  const [name, setName] = useState(filter.name);
  const [fault, setFault] = useState<NameFault | "cannotStore">();
  const form = useRef<HTMLFormElement>(null);
  const others = saved.flatMap((other) => (other.name === filter.name ? [] : other.name));
  const isChanged = name.trim() !== filter.name;

  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, []);

  function save(): void {
    let refusal: NameFault | "gone" | "cannotStore" | undefined;
    const isKept = change((all) => {
      const renamed = renameSaved(all, filter.name, name);
      if (typeof renamed !== "string") return renamed;
      refusal = renamed;
      return all;
    });
    if (!isKept) refusal = "cannotStore";
    if (refusal !== undefined && refusal !== "gone") {
      setFault(refusal);
      return;
    }
    if (refusal === undefined) notifySuccess(t("savedFilters.edited"));
    else notifyError(gone("gone", { name: filter.name }));
    onClose();
  }

  return (
    <form
      ref={form}
      className="max-w-96"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save();
      }}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <NameField
        name={name}
        fault={fault}
        onName={(typed) => {
          setName(typed);
          setFault(faultOfName(typed, others));
        }}
      />
      <div className="mt-1 flex gap-2">
        <Button
          type="submit"
          variant="primary"
          size="small"
          disabled={!isChanged || (fault !== undefined && fault !== "cannotStore")}
        >
          {t("savedFilters.rename")}
        </Button>
        <Button size="small" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
