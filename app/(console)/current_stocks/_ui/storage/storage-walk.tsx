"use client";

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useTranslations } from "next-intl";
import { useAllRows } from "@/components/calls/use-all-rows";
import { Button } from "@/components/ui/button";
import { longestPage } from "@/lib/calls/call";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";

/** More storages that sell than an operator has. */
const mostStorages = 2_000;

interface StorageWalkProps {
  /** Id; undefined until one is chosen. */
  storage: number | undefined;
  onGo(storage: number): void;
}

/** From one storage that sells to the one before and after it, by name: each has cells to be compared with its stock. */
export function StorageWalk({ storage, onGo }: StorageWalkProps) {
  const t = useTranslations("current_stocks.check");
  const { rows, extent } = useAllRows({
    call: storagesCalls.list,
    pageArgs: (offset) => ({
      query: { lite: true, isSellable: true, isActive: true, sort: "name" as const, offset, limit: longestPage },
    }),
    rowsOf: (answer) => answer,
    pageSize: longestPage,
    most: mostStorages,
  });
  // It is a way beside the field: where they cannot be read, that one is left.
  if (extent === "reading" || extent === "failed" || rows.length === 0) return null;
  const at = rows.findIndex(({ id }) => id === storage);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  return (
    <nav aria-label={t("walk")} className="flex flex-wrap items-center gap-2">
      {before && (
        <Button size="small" onClick={() => onGo(before.id)} className="max-w-full">
          <ChevronLeft size={16} aria-hidden className="shrink-0" />
          <span className="truncate">{t("before", { name: before.name })}</span>
        </Button>
      )}
      {after && (
        <Button size="small" onClick={() => onGo(after.id)} className="max-w-full">
          <span className="truncate">{t(at === -1 ? "first" : "after", { name: after.name })}</span>
          <ChevronRight size={16} aria-hidden className="shrink-0" />
        </Button>
      )}
      {at !== -1 && <span className="text-ink-muted text-sm">{t("place", { at: at + 1, total: rows.length })}</span>}
    </nav>
  );
}
