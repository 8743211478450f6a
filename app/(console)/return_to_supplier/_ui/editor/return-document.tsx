"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { DayInput } from "@/components/form/day-input";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import type { ReturnValues } from "@/lib/resources/return_to_supplier/new-return";
import { longestReturnNumber } from "@/lib/resources/return_to_supplier/return-bodies";

/** Number and day of a return. */
export function ReturnDocument({ record }: { record: RecordFormApi<ReturnValues> }) {
  const t = useTranslations("return_to_supplier");
  const { register, control, formState } = record.form;
  const { errors } = formState;
  const { field: documentDate } = useController({ name: "documentDate", control });
  return (
    <>
      <Field
        label={t("fields.numberDocument")}
        error={errors.numberDocument ? t("form.numberDocumentRequired") : record.refusalOf("numberDocument")}
      >
        {(field) => (
          <TextInput autoComplete="off" maxLength={longestReturnNumber} {...field} {...register("numberDocument")} />
        )}
      </Field>
      <DayInput
        label={t("fields.documentDate")}
        value={documentDate.value || undefined}
        onChange={(day) => documentDate.onChange(day ?? "")}
        error={errors.documentDate ? t("form.documentDateRequired") : record.refusalOf("documentDate")}
      />
    </>
  );
}
