"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { Route } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { PreviousReports } from "./previous-reports";
import { RouteFill } from "./route-fill";
import { RouteTimes } from "./route-times";

/** A route: when it runs, what its machines need now, what it did before (SRTE-002, SRTE-003). */
export function RoutePreview({ detail: route, fields }: PreviewBodyProps<Route>) {
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
