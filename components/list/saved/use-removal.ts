"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { faultOfName, type SavedFilter } from "@/lib/list/saved/saved-filters";
import type { ListPageKey } from "@/lib/roles/pages";
import { useSavedFilters } from "./use-saved-filters";

/** A saved filter that was deleted, and where it stood. */
export interface Removed {
  filter: SavedFilter;
  index: number;
}

/** Deletes saved filters at once. The last one can be put back: as long as this stands, and from the toast after it. */
export function useRemoval(page: ListPageKey) {
  const t = useTranslations("list.savedFilters");
  const { saved, change } = useSavedFilters(page);
  const [removed, setRemoved] = useState<Removed>();

  function putBack(given: Removed): void {
    const { filter, index } = given;
    let fault: "taken" | "cannotStore" | undefined;
    const isKept = change((all) => {
      const names = all.map(({ name }) => name);
      // Put back already, by the other of the two ways.
      if (names.includes(filter.name)) return all;
      if (faultOfName(filter.name, names) === undefined) return all.toSpliced(index, 0, filter);
      fault = "taken";
      return all;
    });
    if (!isKept) fault = "cannotStore";
    if (fault !== undefined) notifyError(t(fault));
    // A toast puts an earlier one back: the last one can still be had.
    setRemoved((now) => (now === given ? undefined : now));
  }

  return {
    removed,
    putBack,
    /** @returns whether it is gone. */
    remove(filter: SavedFilter): boolean {
      const gone = { filter, index: saved.findIndex(({ name }) => name === filter.name) };
      const isKept = change((all) => all.filter(({ name }) => name !== filter.name));
      if (!isKept) return false;
      setRemoved(gone);
      notifySuccess(t("removed", { name: filter.name }), { label: t("undo"), run: () => putBack(gone) });
      return true;
    },
  };
}
