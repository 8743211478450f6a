"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { largestFile } from "@/lib/list/saved/saved-filters-file";
import type { AddedFilter, ImportReport } from "@/lib/list/saved/saved-filters-import";
import type { PageKey } from "@/lib/roles/pages";
import type { FileOutcome } from "./use-filter-import";
import { useRefusalText } from "./use-refusal-text";

interface ImportOutcomeProps {
  outcome: FileOutcome;
  openPages: readonly PageKey[];
  onUndo(added: readonly AddedFilter[]): void;
  onClose(): void;
}

/** What an import has done: what was added, under which name, and what was left out and why. */
export function ImportOutcome({ outcome, openPages, onUndo, onClose }: ImportOutcomeProps) {
  const t = useTranslations("profile.filters.report");
  const added = typeof outcome === "string" ? [] : outcome.added;
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <div className="grid gap-4">
        {typeof outcome === "string" ? (
          <p role="alert" className="text-danger">
            {t(`faults.${outcome}`, { most: largestFile / 1024 })}
          </p>
        ) : (
          <Report report={outcome} openPages={openPages} />
        )}
        <DialogFooter>
          {added.length > 0 && <Button onClick={() => onUndo(added)}>{t("undo")}</Button>}
          <Button variant="primary" autoFocus onClick={onClose}>
            {t("close")}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

function Report({ report, openPages }: { report: ImportReport; openPages: readonly PageKey[] }) {
  const t = useTranslations("profile.filters.report");
  const pageName = useTranslations("pages");
  const refusalText = useRefusalText();
  const { added, present, refused } = report;
  const renamed = added.filter(({ nameInFile }) => nameInFile !== undefined);
  const closed = [...new Set(added.map(({ page }) => page))].filter((page) => !openPages.includes(page));
  return (
    <>
      <p role="status" className="font-medium">
        {added.length === 0 ? t("nothingAdded") : t("added", { count: added.length })}
      </p>
      <EntryList
        title={t("addedTitle")}
        entries={added
          .filter(({ nameInFile }) => nameInFile === undefined)
          .map(({ page, filter }) => t("entry", { page: pageName(page), name: filter.name }))}
      />
      <EntryList
        title={t("renamedTitle")}
        entries={renamed.map(({ page, filter, nameInFile = "" }) =>
          t("renamed", { page: pageName(page), from: nameInFile, to: filter.name }),
        )}
      />
      <EntryList
        title={t("presentTitle")}
        entries={present.map(({ page, name }) => t("entry", { page: pageName(page), name }))}
      />
      <EntryList
        title={t("refusedTitle", { count: refused.length })}
        entries={refused.map((each) => refusalText(each))}
      />
      {closed.length > 0 && (
        <p className="text-ink-muted">{t("closed", { pages: closed.map((page) => pageName(page)).join(", ") })}</p>
      )}
    </>
  );
}

function EntryList({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <ul className="list-disc pl-5 text-ink-muted wrap-anywhere">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same twice, and the lines never move.
          <li key={at}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}
