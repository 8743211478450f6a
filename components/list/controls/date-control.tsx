"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { DayInput } from "@/components/form/day-input";
import { useTwoPlaces } from "@/components/shell/operator-zone";
import { readHalves, writeHalves } from "@/lib/list/filters/filter-text";
import { isPeriod, type Period, type PeriodSet, periodSets, periodWords } from "@/lib/list/filters/periods";
import type { ControlProps } from "./control-props";

interface DateControlProps extends ControlProps {
  periods: PeriodSet;
}

type Mode = Period | "day" | "period";

/** A quick period, another day, or another period (FILT-034 to FILT-036). */
export function DateControl({ name, value, onChange, periods }: DateControlProps) {
  const t = useTranslations("list");
  const group = useId();
  const places = useTwoPlaces();
  const [mode, setMode] = useState<Mode | undefined>(() => modeOf(value));
  // A saved filter's period may be one that this filter does not offer.
  const own: readonly Period[] = periodSets[periods];
  const offered = value !== undefined && isPeriod(value) ? [...new Set([...own, value])] : own;
  const { from, to } = isPeriod(value ?? "") ? {} : readHalves(value ?? "");
  const radio = (each: Mode, label: string, choose: () => void) => (
    <label key={each} className="flex items-center gap-2.5">
      <input
        type="radio"
        name={group}
        value={each}
        checked={mode === each}
        onChange={() => {
          setMode(each);
          choose();
        }}
        className="size-4 accent-action"
      />
      {label}
    </label>
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{name}</legend>
      {offered.map((period) => radio(period, t(`periods.${periodWords[periods]}.${period}`), () => onChange(period)))}
      {radio("day", t("filters.otherDay"), () => onChange(undefined))}
      {mode === "day" && (
        <DayInput label={t("filters.day")} value={from} onChange={(day) => onChange(day && `${day}&${day}`)} />
      )}
      {radio("period", t("filters.otherPeriod"), () => onChange(undefined))}
      {mode === "period" && (
        <div className="grid grid-cols-2 gap-3">
          <DayInput
            label={t("filters.fromDay")}
            value={from}
            onChange={(day) => onChange(writeHalves({ from: day, to }))}
          />
          <DayInput
            label={t("filters.toDay")}
            value={to}
            onChange={(day) => onChange(writeHalves({ from, to: day }))}
          />
          {from !== undefined && to !== undefined && from > to && (
            <p role="alert" className="col-span-2 text-danger text-sm">
              {t("filters.wrongOrder")}
            </p>
          )}
        </div>
      )}
      {places !== undefined && <p className="text-ink-muted text-sm">{t("filters.twoPlaces", places)}</p>}
    </fieldset>
  );
}

function modeOf(value: string | undefined): Mode | undefined {
  if (value === undefined) return undefined;
  if (isPeriod(value)) return value;
  const { from, to } = readHalves(value);
  return from === to ? "day" : "period";
}
