import { useLocale, useTranslations } from "next-intl";
import { yearOf } from "@/lib/dates/day";
import { formatDay, monthName } from "@/lib/dates/format";
import { isIn, placeOfDay, type Span, type Tick, type Zoom } from "@/lib/resources/marketing/time-line";

interface TimeLineAxisProps {
  today: string;
  span: Span;
  ticks: readonly Tick[];
  zoom: Zoom;
}

/** Room at the right end that a label needs, in percent: one that has less is left to its line. */
const leastRoom: Record<Zoom, number> = { 1: 12, 3: 12, 12: 6 };

/** Names the lines; screen readers hear the days of each bar instead. */
export function TimeLineAxis({ today, span, ticks, zoom }: TimeLineAxisProps) {
  const t = useTranslations("marketing");
  const locale = useLocale();
  return (
    <div aria-hidden className="grid grid-cols-[11rem_1fr] gap-x-4">
      <span />
      <div className="relative h-12 text-ink-muted text-xs">
        {isIn(today, span) && (
          <span
            className="-translate-x-1/2 absolute top-1.5 rounded-full bg-action px-2 py-0.5 font-medium text-on-action"
            style={{ left: `${placeOfDay(today, span)}%` }}
          >
            {t("today")}
          </span>
        )}
        {ticks.map(({ day, left }) =>
          100 - left < leastRoom[zoom] ? null : (
            <span key={day} className="absolute bottom-1 pl-1 whitespace-nowrap" style={{ left: `${left}%` }}>
              {zoom === 1
                ? formatDay(day)
                : monthLabel(day, locale, day === ticks[0]?.day && yearOf(day) !== yearOf(today))}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

/** January says its year, and so does where another year than this one begins. */
function monthLabel(day: string, locale: string, saysYear: boolean): string {
  const month = Number(day.slice(5, 7));
  const name = monthName(month, locale);
  return month === 1 || saysYear ? `${name} ${day.slice(0, 4)}` : name;
}
