"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useAllRows } from "@/components/calls/use-all-rows";
import { ErrorState } from "@/components/feedback/error-state";
import { Remark } from "@/components/feedback/remark";
import type { FormProps } from "@/components/form/form-props";
import { useAddress } from "@/components/list/url/use-address";
import { useListUrl } from "@/components/list/url/use-list-url";
import { StoragePicker } from "@/components/resources/storages/storage-picker";
import { useOpenPages } from "@/components/shell/open-pages";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { storageNames } from "@/lib/resources/storages/storage-source";
import { CountToday } from "./count-today";
import { MappingCounts, MappingDifferences } from "./mapping-differences";
import { StorageWalk } from "./storage-walk";

/** More products than any storage has: the largest warehouse has 2,000. */
const mostProducts = 5_000;

/** A storage whose books are looked at: what to count today, and where stock and mapping differ. It is the list's filter. */
export function StorageCheck({ onState }: FormProps) {
  const t = useTranslations("current_stocks.check");
  const url = useListUrl(currentStocksList, useAddress());
  const { storage } = url.state.filters;
  useEffect(() => onState({ isSending: false, isInvalid: false, isDirty: false }), [onState]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StoragePicker
        label={t("storage")}
        hint={t("storageHint")}
        source={storageNames}
        error={undefined}
        value={storage ?? ""}
        onChange={(id) => url.setFilter("storage", id === "" ? undefined : id)}
        className="max-w-lg"
      />
      <StorageWalk
        storage={storage === undefined ? undefined : Number(storage)}
        onGo={(id) => url.setFilter("storage", String(id))}
      />
      {storage !== undefined && <StorageFindings key={storage} id={Number(storage)} />}
    </div>
  );
}

function StorageFindings({ id }: { id: number }) {
  const t = useTranslations("current_stocks.check");
  const pages = useOpenPages();
  const { first, rows, extent, error, isRetrying, retry } = useAllRows({
    call: currentStocksCalls.trust,
    pageArgs: (offset) => ({ params: { id }, query: { ...stockPage, offset } }),
    rowsOf: (answer) => answer,
    pageSize: stockPage.limit,
    most: mostProducts,
  });
  if (first.data === undefined) return <MissingAnswer query={first} skeleton={<Skeleton className="h-96" />} />;
  if (extent === "failed") return <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />;
  if (extent === "reading") return <Skeleton className="h-96" />;
  return (
    <>
      {extent === "part" && <Remark text={t("part", { most: mostProducts })} />}
      {pages.includes("drafts") && <MappingCounts storage={id} rows={rows} />}
      {rows.length === 0 ? <EmptyState title={t("empty")} /> : <CountToday storage={id} rows={rows} />}
      {pages.includes("drafts") && <MappingDifferences storage={id} rows={rows} />}
    </>
  );
}
