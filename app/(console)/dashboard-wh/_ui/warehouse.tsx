"use client";

import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { ErrorState } from "@/components/feedback/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { warehouseCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import { ExpiringTable } from "./expiring-table";
import { WarehouseFigures } from "./warehouse-figures";

/** The warehouse at a glance. */
export function Warehouse() {
  const t = useTranslations("warehouse");
  const { data, error, refetch, isFetching } = useCallQuery(warehouseCalls.report, {});
  return (
    <>
      <PageHeading title={t("title")} text={t("text")} />
      {data && (
        <div className="grid gap-6">
          <WarehouseFigures report={data.data} />
          <ExpiringTable rows={data.data.expiringSoonest} />
        </div>
      )}
      {!data && error && (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      )}
      {!data && !error && <WarehouseSkeleton />}
    </>
  );
}

function WarehouseSkeleton() {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-6">
      <Skeleton className="h-29" />
      <Skeleton className="h-96" />
    </div>
  );
}
