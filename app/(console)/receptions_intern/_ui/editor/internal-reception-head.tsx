"use client";

import { useTranslations } from "next-intl";
import { type Control, type FieldErrors, type UseFormRegister, useController } from "react-hook-form";
import { DayInput } from "@/components/form/day-input";
import { Field } from "@/components/form/field";
import { FoldedPart } from "@/components/form/folded-part";
import { useRecordName } from "@/components/form/picker/use-record-name";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { StoragePicker } from "@/components/resources/storages/storage-picker";
import { longestPassing, longestRemark } from "@/lib/resources/receptions_intern/internal-reception-body";
import type { InternalReceptionValues } from "@/lib/resources/receptions_intern/new-internal-reception";
import { storageNames } from "@/lib/resources/storages/storage-source";

interface InternalReceptionHeadProps {
  control: Control<InternalReceptionValues>;
  register: UseFormRegister<InternalReceptionValues>;
  errors: FieldErrors<InternalReceptionValues>;
  /** What else speaks against a field. */
  refusalOf(name: string): string | undefined;
  /** The lines are batches of the source: while there are any, it stays. */
  hasLines: boolean;
}

/** From where to where goods go. */
export function InternalReceptionHead({ control, register, errors, refusalOf, hasLines }: InternalReceptionHeadProps) {
  const t = useTranslations("receptions_intern");
  const { field: source } = useController({ name: "sourceStorage", control });
  const { field: destination } = useController({ name: "destinationStorage", control });
  const { field: documentDate } = useController({ name: "documentDate", control });
  const sourceName = useRecordName(storageNames, source.value, undefined);
  const sourceField = { label: t("fields.sourceStorage"), className: "min-w-0" };
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {hasLines ? (
          <Field {...sourceField} hint={t("form.sourceStays")} error={refusalOf("sourceStorage")}>
            {(field) => <TextInput readOnly {...field} value={sourceName ?? source.value} />}
          </Field>
        ) : (
          <StoragePicker
            {...sourceField}
            source={storageNames}
            error={errors.sourceStorage ? t("form.sourceRequired") : refusalOf("sourceStorage")}
            value={source.value}
            inputRef={source.ref}
            onChange={source.onChange}
          />
        )}
        <StoragePicker
          label={t("fields.destinationStorage")}
          source={storageNames}
          error={destinationError()}
          value={destination.value}
          inputRef={destination.ref}
          onChange={destination.onChange}
        />
        <DayInput
          label={t("fields.documentDate")}
          value={documentDate.value || undefined}
          onChange={(day) => documentDate.onChange(day ?? "")}
          error={errors.documentDate ? t("form.documentDateRequired") : refusalOf("documentDate")}
        />
      </div>
      <FoldedPart label={t("form.more")} summary={t("form.moreSummary")} isOpenAtFirst={false} isNeeded={false}>
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          {(["auto", "delegate"] as const).map((name) => (
            <Field key={name} label={t(`fields.${name}`)} error={refusalOf(name)}>
              {(field) => <TextInput autoComplete="off" maxLength={longestPassing} {...field} {...register(name)} />}
            </Field>
          ))}
        </div>
        <Field label={t("fields.observations")} error={refusalOf("observations")}>
          {(field) => <TextArea rows={2} maxLength={longestRemark} {...field} {...register("observations")} />}
        </Field>
      </FoldedPart>
    </>
  );

  function destinationError(): string | undefined {
    const { message } = errors.destinationStorage ?? {};
    if (message === undefined) return refusalOf("destinationStorage");
    return t(message === "sameStorage" ? "form.sameStorage" : "form.destinationRequired");
  }
}
