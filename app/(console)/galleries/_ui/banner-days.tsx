"use client";

import { useTranslations } from "next-intl";
import { DayInput } from "@/components/form/day-input";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { isDay } from "@/lib/dates/day";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";

/** The first and the last day, both included. */
export function BannerDays({ record }: { record: RecordFormApi<BannerForm> }) {
  const t = useTranslations("galleries");
  const { watch, setValue, trigger, formState } = record.form;
  const [startDate, endDate] = watch(["startDate", "endDate"]);
  const put = (name: "startDate" | "endDate", day: string | undefined): void => {
    setValue(name, day ?? "", { shouldDirty: true, shouldValidate: true });
    // The order of the two is told at the end, whichever of them was changed.
    if (name === "startDate") void trigger("endDate");
  };
  return (
    <div className="grid items-start gap-x-4 sm:grid-cols-2">
      <DayInput
        label={t("fields.startDate")}
        value={startDate || undefined}
        onChange={(day) => put("startDate", day)}
        error={formState.errors.startDate ? t("form.noDay") : record.refusalOf("startDate")}
      />
      <DayInput
        label={t("fields.endDate")}
        value={endDate || undefined}
        onChange={(day) => put("endDate", day)}
        error={
          formState.errors.endDate ? t(isDay(endDate) ? "form.endFirst" : "form.noDay") : record.refusalOf("endDate")
        }
      />
      {endDate === "" && <p className="pb-2 text-ink-muted text-sm sm:col-start-2">{t("form.noEnd")}</p>}
    </div>
  );
}
