"use client";

import { useLocale, useTranslations } from "next-intl";
import { type PointerEvent, useState } from "react";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Disclosure } from "@/components/ui/disclosure";
import { formatDay } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import type { CountedBack, DayStock } from "@/lib/resources/current_stocks/stock-by-day";

interface StockChartProps {
  label: string;
  past: CountedBack;
}

/** In the units of the drawing, which is stretched to its place. */
const height = 100;
/** Above the highest day, so that its line is whole. */
const air = 4;

/** The stock of each day as steps, with a slider that reads them out one by one, and the days on which it changed as a table. */
export function StockChart({ label, past: { days, isWhole } }: StockChartProps) {
  const t = useTranslations("current_stocks.history.past");
  const locale = useLocale();
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? last, last);
  const shown = days[at];
  const first = days[0];
  if (shown === undefined || first === undefined) return null;
  const pieces = days.map((day) => day.pieces);
  const [lowest, highest] = [Math.min(0, ...pieces), Math.max(1, ...pieces)];
  const text = (day: DayStock) =>
    t("reading", {
      day: formatDay(day.day),
      pieces: t("pieces", { count: day.pieces, n: formatQuantity(day.pieces, locale) }),
    });
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  };
  return (
    <figure className="grid gap-1">
      <figcaption className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{text(shown)}</span>
        <span className="text-ink-muted text-sm">
          {t("extremes", {
            lowest: formatQuantity(Math.min(...pieces), locale),
            highest: formatQuantity(Math.max(...pieces), locale),
          })}
        </span>
      </figcaption>
      <div className="relative h-32 border-line-strong border-b">
        <svg
          aria-hidden
          focusable="false"
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-link"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setChosen(undefined)}
        >
          {/* All of it takes the pointer. */}
          <rect width={days.length} height={height} fill="transparent" />
          <path d={`${steps(days, lowest, highest)}V${height}H0Z`} fill="currentColor" fillOpacity="0.14" />
          <path
            d={steps(days, lowest, highest)}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <rect x={at} width="1" height={height} fill="currentColor" fillOpacity="0.35" />
        </svg>
      </div>
      <input
        type="range"
        aria-label={t("slider", { label })}
        aria-valuetext={text(shown)}
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        onChange={(event) => setChosen(Number(event.target.value))}
        className="h-6 w-full accent-action max-lg:h-10"
      />
      <p className="flex justify-between text-ink-muted text-sm">
        <span>{formatDay(first.day)}</span>
        <span>{t("today")}</span>
      </p>
      {!isWhole && <p className="text-ink-muted text-sm">{t("since", { day: formatDay(first.day) })}</p>}
      <Disclosure title={t("table")} variant="muted">
        <PreviewTable label={t("table")} columns={[{ title: t("day") }, { title: t("stock"), isNumber: true }]}>
          {changes(days).map((day) => (
            <tr key={day.day}>
              <PreviewCell>{formatDay(day.day)}</PreviewCell>
              <PreviewCell isNumber>{formatQuantity(day.pieces, locale)}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      </Disclosure>
    </figure>
  );
}

/** A day's stock holds for its whole width. */
function steps(days: readonly DayStock[], lowest: number, highest: number): string {
  const scale = (height - air) / (highest - lowest);
  return days
    .map(({ pieces }, index) => `${index === 0 ? "M0 " : "V"}${height - (pieces - lowest) * scale}H${index + 1}`)
    .join("");
}

/** The days at whose end it was another than the day before, the newest first; the first one begins it. */
function changes(days: readonly DayStock[]): DayStock[] {
  return days.filter(({ pieces }, index) => pieces !== days[index - 1]?.pieces).reverse();
}
