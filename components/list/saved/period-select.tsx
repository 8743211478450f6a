"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { periodSetOf } from "@/lib/list/filters/filter";
import { periodSets, periodWords } from "@/lib/list/filters/periods";
import { filterNamePath } from "@/lib/list/texts/texts";
import type { FilteredList } from "../filters/use-filter-words";
import { useListText } from "../use-list-text";

interface PeriodSelectProps {
  list: FilteredList;
  /** The filter that it sets; undefined where the list has none of days. */
  filterKey: string | undefined;
  /** Empty for the days that the filter was saved with. */
  value: string;
  onChange(value: string): void;
}

/** The period that takes the place of a saved filter's own days (FILT-009), under the name of what it sets and in its words. */
export function PeriodSelect({ list, filterKey, value, onChange }: PeriodSelectProps) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const set = filterKey === undefined ? undefined : periodSetOf(list.filters[filterKey]);
  const isOff = filterKey === undefined || set === undefined;
  const words = periodWords[set ?? "general"];
  return (
    <Field
      label={isOff ? t("savedFilters.period") : text(...filterNamePath(list, filterKey))}
      hint={isOff ? t("savedFilters.noPeriod") : undefined}
    >
      {(field) => (
        <Select {...field} value={value} disabled={isOff} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t("savedFilters.asSaved")}</option>
          {periodSets.general.map((period) => (
            <option key={period} value={period}>
              {t(`periods.${words}.${period}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
