"use client";

import { useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import type { DayAndHours } from "@/lib/resources/supplying_routes/supplying-routes.calls";

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** The days and hours at which a route runs (SRTE-002); weeks start on Monday. */
export function RouteTimes({ times }: { times: readonly DayAndHours[] }) {
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
