"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { periodSets } from "@/lib/list/filters/periods";

interface PeriodSelectProps {
  /** Empty for the days that the filter was saved with. */
  value: string;
  /** The list has no date filter. */
  isOff: boolean;
  onChange(value: string): void;
}

/** The period that takes the place of a saved filter's own days (FILT-009). */
export function PeriodSelect({ value, isOff, onChange }: PeriodSelectProps) {
  const t = useTranslations("list");
  return (
    <Field label={t("savedFilters.period")} hint={isOff ? t("savedFilters.noPeriod") : undefined}>
      {(field) => (
        <Select {...field} value={value} disabled={isOff} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t("savedFilters.asSaved")}</option>
          {periodSets.general.map((period) => (
            <option key={period} value={period}>
              {t(`periods.general.${period}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
