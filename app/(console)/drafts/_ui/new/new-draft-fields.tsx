"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { DayInput } from "@/components/form/day-input";
import { Field } from "@/components/form/field";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { noteStartDate } from "@/components/resources/drafts/mapping-keys";
import { useToday } from "@/components/shell/use-today";
import { isDay } from "@/lib/dates/day";
import type { NewDraftForm } from "@/lib/resources/drafts/begin/new-draft";
import { longestDraftName, mostDraftStorages } from "@/lib/resources/drafts/mapping-bodies";
import type { MappingDomain } from "@/lib/resources/drafts/mapping-schema";
import { MachinesField } from "./machines-field";
import { OriginFields } from "./origin-fields";
import type { DraftBase } from "./use-draft-base";

interface NewDraftFieldsProps {
  record: RecordFormApi<NewDraftForm>;
  base: DraftBase;
  onOrigin(domain: MappingDomain): void;
}

/** The fields of a new draft, in the order in which one decides. */
export function NewDraftFields({ record, base, onOrigin }: NewDraftFieldsProps) {
  const t = useTranslations("drafts.new");
  const { register, formState, watch } = record.form;
  const { errors } = formState;
  return (
    <RecordForm
      record={record}
      labelOf={(field) => t(`fields.${field}`)}
      textOf={(field, values) => String(values[field])}
      className="max-w-3xl gap-4"
    >
      <OriginFields record={record} base={base} onOrigin={onOrigin} />
      <p className="rounded-md bg-info-soft px-3 py-1">{t("unchangeable")}</p>
      {/* The line that its error has is room enough. */}
      <Field label={t("fields.name")} error={nameError()} className="-mb-2">
        {(field) => <TextInput autoComplete="off" {...field} {...register("name")} />}
      </Field>
      <MachinesField record={record} base={base} error={storagesError()} />
      <StartDate record={record} />
    </RecordForm>
  );

  function nameError(): string | undefined {
    if (errors.name === undefined) return record.refusalOf("name");
    return watch("name").trim() === "" ? t("nameRequired") : t("nameLong", { most: longestDraftName });
  }
  function storagesError(): string | undefined {
    if (errors.storages === undefined) return record.refusalOf("storages");
    return watch("storages").length === 0 ? t("storageRequired") : t("storagesMost", { most: mostDraftStorages });
  }
}

/** The one date that is shown as YYYY-MM-DD (MAPP-005). */
function StartDate({ record }: { record: RecordFormApi<NewDraftForm> }) {
  const t = useTranslations("drafts.new");
  const today = useToday();
  const { field } = useController({ name: "startDate", control: record.form.control });
  const day = field.value;
  return (
    <div className="max-w-xs">
      <DayInput
        label={t("fields.startDate")}
        isIso
        value={day === "" ? undefined : day}
        onChange={(chosen) => {
          if (chosen !== undefined && isDay(chosen)) noteStartDate(chosen);
          field.onChange(chosen ?? "");
        }}
        error={record.form.formState.errors.startDate ? t("noDay") : record.refusalOf("startDate")}
        warning={warning()}
      />
    </div>
  );

  function warning(): string | undefined {
    if (day === "") return t("noStart");
    if (!isDay(day) || day > today) return undefined;
    return t(day === today ? "startsToday" : "startIsPast");
  }
}
