"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useController } from "react-hook-form";
import { MissingAnswer } from "@/components/calls/missing-answer";
import type { FormProps } from "@/components/form/form-props";
import { HeldWhileSaving } from "@/components/form/held-while-saving";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { RecordForm } from "@/components/form/record/record-form";
import { KeptNotice } from "@/components/kept/kept-notice";
import { MayBeMade } from "@/components/kept/may-be-made";
import { useKeptForm, useKeptValues } from "@/components/kept/use-kept-form";
import { useToday } from "@/components/shell/use-today";
import { Skeleton } from "@/components/ui/skeleton";
import { receptionNumbers } from "@/lib/resources/receptions/reception-source";
import { emptyReturn, isReturnEntered } from "@/lib/resources/return_to_supplier/new-return";
import { ReturnDocument } from "./return-document";
import { ReturnWork } from "./return-work";
import { returnsOf } from "./returns-of";
import { useLeft } from "./use-left";
import { useLinkedReception } from "./use-linked-reception";
import { useReturnRecord } from "./use-return-record";

/** A new return of one reception, whole or in part: nothing is sent until Save, then all of it in one call. */
export function NewReturn(panel: FormProps) {
  const t = useTranslations("return_to_supplier");
  const kept = useKeptForm("return_to_supplier");
  // A form that is open at midnight keeps its day.
  const [today] = useState(useToday());
  const { record, gate, keep } = useReturnRecord({
    ...panel,
    kept,
    name: "return_to_supplier/new",
    values: emptyReturn(today),
    onRefused: () => void left.refetch(),
  });
  useKeptValues(kept, record, (values) => isReturnEntered(values, today));
  const { control, formState, setValue, getValues } = record.form;
  const { errors } = formState;
  const { field: ren } = useController({ name: "ren", control });
  const left = useLeft(Number(ren.value));
  const choose = (id: string): void => {
    setValue("lines", []);
    ren.onChange(id);
  };
  useLinkedReception(record.givenBack, (id) => {
    if (getValues("ren") === "") setValue("ren", String(id));
  });
  const note = left.data?.note;
  const told = errors.lines?.message;
  return (
    <HeldWhileSaving isSaving={formState.isSubmitting}>
      <RecordForm record={record} labelOf={(field) => t(`form.labels.${field}`)}>
        <KeptNotice kept={kept} record={record} />
        <MayBeMade gate={gate} href={returnsOf(note?.number)} />
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
          <ReturnDocument record={record} />
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
    </HeldWhileSaving>
  );
}
