"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useMinute } from "@/components/record/use-minute";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { Reservation } from "@/lib/resources/reservations/reservations.calls";
import { type Span, timeLeftOf, unitsOf } from "@/lib/resources/reservations/time-left";

/** How long the cells are kept yet, or since when they are not. */
export function TimeLeft({ reservation }: { reservation: Reservation }) {
  const t = useTranslations("reservations.timeLeft");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const spanText = (span: Span) => t(unitsOf(span), { ...span });
  const left = timeLeftOf(reservation, useMinute());
  if (left === undefined) return null;
  const momentText = (moment: string) => formatMoment(moment, timeZone);
  if (left.kind === "over")
    return (
      <Badge tone="danger" className="self-start">
        {t("over", { moment: momentText(reservation.until) })}
      </Badge>
    );
  const isAhead = left.kind === "ahead";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={isAhead ? "neutral" : "info"}>{t(left.kind, { span: spanText(left.span) })}</Badge>
      <span className="text-ink-muted">
        {isAhead
          ? t("aheadMoment", { moment: momentText(reservation.since) })
          : t("leftMoment", { moment: momentText(reservation.until) })}
      </span>
    </p>
  );
}
