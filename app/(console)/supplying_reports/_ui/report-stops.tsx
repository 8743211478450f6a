"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { recordOf } from "@/lib/list/declare/named-record";
import { reportStatusOf } from "@/lib/resources/supplying_reports/supply-status";
import type { ReportDetail } from "@/lib/resources/supplying_reports/supplying-reports.calls";

/** The machines of a report in the order of the round, each with how far it is. */
export function ReportStops({ report: { waypoints, storagesFullResponse } }: { report: ReportDetail }) {
  const t = useTranslations("supplying_reports");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const statusOf = new Map(storagesFullResponse.map(({ storage, status }) => [storage.id, status]));
  const columns = [
    { title: t("stops.storage") },
    { title: t("stops.status") },
    { title: t("stops.planned") },
    { title: t("stops.arrived") },
  ];
  return (
    <PreviewSection title={t("stops.title")} section="stops">
      <PreviewTable label={t("stops.title")} columns={columns}>
        {waypoints.map(({ position, storage, plannedAt, arrivedAt }) => (
          <tr key={position}>
            <PreviewCell>
              {position}. <RecordLink record={recordOf("storages", storage)}>{storage.name}</RecordLink>
            </PreviewCell>
            <PreviewCell>{t(`words.status.${reportStatusOf(statusOf.get(storage.id) ?? 0)}`)}</PreviewCell>
            <PreviewCell>{formatMoment(plannedAt, timeZone)}</PreviewCell>
            <PreviewCell>{arrivedAt && formatMoment(arrivedAt, timeZone)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
