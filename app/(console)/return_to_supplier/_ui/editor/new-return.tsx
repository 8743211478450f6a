"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useController } from "react-hook-form";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { DayInput } from "@/components/form/day-input";
import { Field } from "@/components/form/field";
import type { FormProps } from "@/components/form/form-props";
import { RecordForm } from "@/components/form/record/record-form";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { RecordPicker } from "@/components/form/search/record-picker";
import { TextInput } from "@/components/form/text-input";
import { KeptNotice } from "@/components/kept/kept-notice";
import { useKeptForm, useKeptValues } from "@/components/kept/use-kept-form";
import { Skeleton } from "@/components/ui/skeleton";
import { receptionNumbers } from "@/lib/resources/receptions/reception-source";
import {
  emptyReturn,
  isReturnEntered,
  type ReturnEntry,
  toNewReturn,
} from "@/lib/resources/return_to_supplier/new-return";
import { longestReturnNumber } from "@/lib/resources/return_to_supplier/return-bodies";
import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { newReturnSchema } from "./return-schema";
import { ReturnWork } from "./return-work";
import { useLeft } from "./use-left";
import { useLinkedReception } from "./use-linked-reception";

/** A new return of one reception, whole or in part: nothing is sent until Save, then all of it in one call. */
export function NewReturn(panel: FormProps) {
  const t = useTranslations("return_to_supplier");
  const kept = useKeptForm("return_to_supplier");
  const create = useCallMutation(returnToSupplierCalls.create, {
    invalidates: [returnToSupplierCalls.list],
    keys: kept.keys,
  });
  const record = useRecordForm({
    ...panel,
    name: "return_to_supplier/new",
    values: emptyReturn,
    schema: newReturnSchema,
    toBody: toNewReturn,
    async save(body) {
      try {
        return (await kept.send({ body }, create.mutateAsync)).data.id;
      } catch (error) {
        // What is left may be less by now.
        void left.refetch();
        throw error;
      }
    },
    savedText: t("form.created"),
  });
  useKeptValues(kept, record, isReturnEntered);
  const { register, control, formState, setValue, getValues } = record.form;
  const { errors, isSubmitted } = formState;
  const { field: ren } = useController({ name: "ren", control });
  const { field: documentDate } = useController({ name: "documentDate", control });
  const left = useLeft(Number(ren.value));
  const choose = (id: string): void => {
    setValue("lines", []);
    ren.onChange(id);
  };
  useLinkedReception((id) => {
    if (getValues("ren") === "") setValue("ren", String(id));
  });
  const keep = useCallback(
    (entries: ReturnEntry[]): void => {
      const isEntered = entries.some(({ text }) => text !== "");
      setValue("lines", entries, { shouldDirty: isEntered, shouldValidate: isEntered || isSubmitted });
    },
    [setValue, isSubmitted],
  );
  const note = left.data?.note;
  const told = errors.lines?.message;
  return (
    <RecordForm record={record} labelOf={(field) => t(`form.labels.${field}`)}>
      <KeptNotice kept={kept} record={record} />
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        <RecordPicker
          label={t("fields.ren")}
          placeholder={t("form.searchReception")}
          source={receptionNumbers}
          error={errors.ren ? t("form.renRequired") : record.refusalOf("ren")}
          value={ren.value}
          known={note && [{ id: note.id, name: note.number }]}
          inputRef={ren.ref}
          onChange={choose}
        />
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
      </div>
      {ren.value !== "" &&
        (left.data === undefined ? (
          <MissingAnswer query={left} skeleton={<Skeleton className="h-80" />} />
        ) : (
          <ReturnWork
            key={`${ren.value} ${record.givenBack}`}
            left={left.data}
            entered={getValues("lines")}
            error={told === "linesRequired" ? t(`form.${told}`) : undefined}
            onEntries={keep}
          />
        ))}
    </RecordForm>
  );
}
