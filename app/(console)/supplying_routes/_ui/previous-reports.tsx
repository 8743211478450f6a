"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";

const shownReports = 5;

/** The newest reports of a route (RTE-08). */
export function PreviousReports({ routeId }: { routeId: number }) {
  const t = useTranslations("supplying_routes.reports");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const query = useCallQuery(
    supplyingReportsCalls.list,
    { query: { route: routeId, limit: shownReports, sort: "created", order: "DESC" } },
    { meta: { quiet: true } },
  );
  const reports = query.data?.data.items;
  return (
    <PreviewSection title={t("title")}>
      {reports === undefined && <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />}
      {reports?.length === 0 && <p className="text-ink-muted">{t("empty")}</p>}
      {reports !== undefined && reports.length > 0 && (
        <PreviewTable label={t("title")} columns={[{ title: t("report") }, { title: t("created") }]}>
          {reports.map(({ id, name, created }) => (
            <tr key={id}>
              <PreviewCell className="wrap-anywhere">
                <RecordLink record={{ page: "supplying_reports", id }}>{name}</RecordLink>
              </PreviewCell>
              <PreviewCell className="whitespace-nowrap">{formatMoment(created, timeZone)}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}
