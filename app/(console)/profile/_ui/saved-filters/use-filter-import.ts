"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useStoredFilters } from "@/components/list/saved/use-saved-filters";
import { type FileFault, largestFile, readFiltersFile } from "@/lib/list/saved/saved-filters-file";
import {
  type AddedFilter,
  type ImportReport,
  importFilters,
  withoutImported,
} from "@/lib/list/saved/saved-filters-import";

/** What became of a file: of each entry, or why nothing of it was taken. */
export type FileOutcome = ImportReport | FileFault | "unreadable" | "cannotStore";

export function useFilterImport() {
  const t = useTranslations("profile.filters");
  const texts = useTranslations("list.savedFilters");
  const { change } = useStoredFilters();
  const [outcome, setOutcome] = useState<FileOutcome>();
  return {
    outcome,
    close: () => setOutcome(undefined),
    async read(file: File): Promise<void> {
      setOutcome(await importFile(file, change));
    },
    undo(added: readonly AddedFilter[]): void {
      if (change((text) => withoutImported(text, added))) {
        notifySuccess(t("undone"));
        setOutcome(undefined);
      } else notifyError(texts("cannotStore"));
    },
  };
}

/** Written at once or not at all. */
async function importFile(file: File, change: ReturnType<typeof useStoredFilters>["change"]): Promise<FileOutcome> {
  if (file.size > largestFile) return "tooLarge";
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return "unreadable";
  const pages = readFiltersFile(text);
  if (typeof pages === "string") return pages;
  let report: ImportReport | undefined;
  const isKept = change((stored) => {
    const imported = importFilters(stored, pages);
    report = imported.report;
    return imported.text;
  });
  return isKept && report !== undefined ? report : "cannotStore";
}
