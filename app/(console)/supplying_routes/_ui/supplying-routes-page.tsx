"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import type { DayAndHours, Route } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { supplyingRoutesList } from "@/lib/resources/supplying_routes/supplying-routes.list";
import { PreviousReports } from "./previous-reports";
import { RouteFill } from "./route-fill";

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/supplying_routes/supplying-routes.counts")).routeCounts;

export function SupplyingRoutesPage() {
  return <ListPage list={supplyingRoutesList} preview={RoutePreview} counts={counts} />;
}

/** A route: when it runs, what its machines need now, what it did before (SRTE-002, SRTE-003). */
function RoutePreview({ detail: route, fields }: PreviewBodyProps<Route>) {
  const t = useTranslations("supplying_routes");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <RouteTimes times={route.selectedDaysAndHours} />
      <RouteFill storageIds={route.storages.map(({ id }) => id)} />
      <PreviousReports routeId={route.id} />
    </>
  );
}

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** The days and hours at which a route runs (SRTE-002); weeks start on Monday. */
function RouteTimes({ times }: { times: readonly DayAndHours[] }) {
  const t = useTranslations("supplying_routes");
  if (times.length === 0) return <PreviewSection title={t("times.title")}>{t("times.none")}</PreviewSection>;
  const hoursOf = new Map(times.map(({ day, hours }) => [String(day), hours]));
  return (
    <PreviewSection title={t("times.title")}>
      <PreviewTable label={t("times.title")} columns={[{ title: t("times.day") }, { title: t("times.hours") }]}>
        {weekdays
          .filter((day) => hoursOf.has(day))
          .map((day) => (
            <tr key={day}>
              <PreviewCell>{t(`days.${day}`)}</PreviewCell>
              <PreviewCell>{hoursOf.get(day)?.join(", ")}</PreviewCell>
            </tr>
          ))}
      </PreviewTable>
    </PreviewSection>
  );
}
