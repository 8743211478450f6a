"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PageHeading } from "@/components/shell/page-heading";
import { Skeleton } from "@/components/ui/skeleton";
import { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import type { PageKey } from "@/lib/roles/pages";
import { ExpiringTable } from "./expiring-table";
import { WarehouseFigures } from "./warehouse-figures";

/** The warehouse at a glance. */
export function Warehouse({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("dashboard-wh");
  const query = useCallQuery(dashboardWhCalls.report, {});
  const report = query.data?.data;
  return (
    <>
      <PageHeading title={t("title")} text={t("text")} />
      {report === undefined ? (
        <MissingAnswer
          query={query}
          skeleton={<WarehouseSkeleton />}
          className="rounded-lg border border-line bg-surface"
        />
      ) : (
        <div className="grid gap-6">
          <WarehouseFigures report={report} pages={pages} />
          <ExpiringTable rows={report.expiringSoonest} />
        </div>
      )}
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
