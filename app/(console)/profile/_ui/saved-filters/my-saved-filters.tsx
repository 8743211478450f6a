"use client";

import Download from "lucide-react/icons/download";
import { useTranslations } from "next-intl";
import { saveFile } from "@/components/list/export/save-file";
import { useStoredFilters } from "@/components/list/saved/use-saved-filters";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { Card, CardHeading } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { hasSavedFilters, writeFiltersFile } from "@/lib/list/saved/saved-filters-file";
import { listPageKeys } from "@/lib/roles/list-pages";
import type { PageKey } from "@/lib/roles/pages";
import { FilterGroup } from "./filter-group";
import { ImportButton } from "./import-button";

/** The saved filters of this browser by page (1§3), those of pages first that the person may open. */
export function MySavedFilters({ openPages }: { openPages: readonly PageKey[] }) {
  const t = useTranslations("profile.filters");
  const today = useToday();
  const { text: stored } = useStoredFilters();
  const isThere = stored !== undefined && hasSavedFilters(stored);
  const opened = listPageKeys.filter((page) => openPages.includes(page));
  const others = listPageKeys.filter((page) => !openPages.includes(page));

  function exportAll(): void {
    const now = new Date();
    const content = new Blob([writeFiltersFile(stored ?? null, now)], { type: "application/json" });
    saveFile(`saved-filters-${today}.json`, content);
  }

  return (
    <Card aria-labelledby="my-saved-filters" className="lg:col-span-2">
      <CardHeading id="my-saved-filters" title={t("title")} className="flex-wrap py-2">
        <div className="flex items-center gap-2">
          <ImportButton openPages={openPages} />
          <Button size="small" disabled={!isThere} onClick={exportAll}>
            <Download size={14} aria-hidden />
            {t("export")}
          </Button>
        </div>
      </CardHeading>
      {stored === undefined && <FiltersSkeleton />}
      {stored !== undefined && !isThere && <EmptyState title={t("none")} hint={t("noneHint")} />}
      {/* Each knows what it has lost, so it stays when it is empty. */}
      {opened.map((page) => (
        <FilterGroup key={page} page={page} isOpen />
      ))}
      {others.map((page) => (
        <FilterGroup key={page} page={page} isOpen={false} />
      ))}
      {isThere && <p className="px-4 py-3 text-ink-muted text-sm">{t("where")}</p>}
    </Card>
  );
}

function FiltersSkeleton() {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-3 p-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
