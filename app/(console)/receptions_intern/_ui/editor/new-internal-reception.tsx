"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { MissingCallNotice } from "@/components/calls/missing-call-notice";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useMissingCall } from "@/components/calls/use-missing-call";
import type { FormProps } from "@/components/form/form-props";
import { HeldWhileSaving } from "@/components/form/held-while-saving";
import { RecordForm } from "@/components/form/record/record-form";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { KeptNotice } from "@/components/kept/kept-notice";
import { MayBeMade } from "@/components/kept/may-be-made";
import { differsFrom, useKeptForm, useKeptValues } from "@/components/kept/use-kept-form";
import { useSentGate } from "@/components/kept/use-sent-gate";
import { useToday } from "@/components/shell/use-today";
import { learnMissingCall } from "@/lib/calls/missing-calls";
import { ConsoleError } from "@/lib/errors/console-error";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { type MovedLine, movedLineRules } from "@/lib/resources/receptions_intern/moved-line";
import {
  emptyInternalReception,
  type InternalReceptionValues,
  toNewInternalReception,
} from "@/lib/resources/receptions_intern/new-internal-reception";
import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { pathOfPage } from "@/lib/roles/pages";
import { InternalReceptionHead } from "./internal-reception-head";
import { internalReceptionSchema } from "./internal-reception-schema";
import { MovedLines } from "./moved-lines";
import { useStockAgain } from "./use-stock-again";

const { create: createCall } = receptionsInternCalls;

/** A new internal reception: nothing is sent until Save, then all of it in one call (RINT-005). */
export function NewInternalReception({ onState, ...panel }: FormProps) {
  const t = useTranslations("receptions_intern.form");
  const words = useTranslations("common");
  const kept = useKeptForm("receptions_intern");
  const create = useCallMutation(createCall, {
    invalidates: [receptionsInternCalls.list, currentStocksCalls.list],
    keys: kept.keys,
  });
  const missing = useMissingCall(createCall) ? words("missingCall") : undefined;
  const gate = useSentGate(onState, { kept, obstacle: missing });
  const stockAgain = useStockAgain();
  const [empty] = useState(emptyInternalReception(useToday()));
  const record = useRecordForm({
    ...panel,
    onState: gate.onState,
    name: "receptions_intern/new",
    values: empty,
    schema: internalReceptionSchema,
    toBody: toNewInternalReception,
    async save(body) {
      try {
        return (await kept.send({ body }, create.mutateAsync)).data.id;
      } catch (error) {
        learnMissingCall(createCall, error);
        if (error instanceof ConsoleError && error.code === "upstream-rejected") void showStock(body.sourceStorage);
        throw error;
      }
    },
    savedText: t("created"),
  });
  useKeptValues(kept, record, differsFrom(empty));
  const { register, control, formState, setValue, getValues, watch } = record.form;
  const { errors, isSubmitted } = formState;
  const [{ editor, listNumber }, setList] = useState(() => ({ editor: editorOf(empty), listNumber: 0 }));
  // What was kept is in the form again, and so it is among the lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is given back, and may be taken away again.
  useEffect(() => {
    setList(({ listNumber: before }) => ({ editor: editorOf(getValues()), listNumber: before + 1 }));
  }, [getValues, record.givenBack]);
  const { store } = editor;
  const enteredNow = (): void => setValue("lines", linesOf(store), { shouldDirty: true, shouldValidate: true });
  /** Where that cannot be read, the refusal has said it all. */
  const showStock = (from: number): Promise<void> => stockAgain(from, store).then(enteredNow, () => undefined);
  const source = watch("sourceStorage");
  const told = errors.lines?.message;
  return (
    <HeldWhileSaving isSaving={formState.isSubmitting}>
      <RecordForm record={record} labelOf={(field) => t(`labels.${field}`)}>
        <KeptNotice kept={kept} record={record} />
        <MissingCallNotice text={missing} />
        <MayBeMade gate={gate} href={pathOfPage("receptions_intern")} />
        <InternalReceptionHead
          control={control}
          register={register}
          errors={errors}
          refusalOf={record.refusalOf}
          hasLines={watch("lines").length > 0}
        />
        <MovedLines
          key={listNumber}
          editor={editor}
          source={source === "" ? undefined : Number(source)}
          isChecked={isSubmitted}
          error={told === "linesRequired" || told === "tooManyLines" ? t(told) : undefined}
          onChanged={enteredNow}
        />
      </RecordForm>
    </HeldWhileSaving>
  );
}

function editorOf({ lines }: InternalReceptionValues): GridEditor<MovedLine> {
  const store = new GridStore(
    movedLineRules,
    lines.map(({ content }) => content),
  );
  for (const [index, key] of store.keys.entries()) store.layDrafts(key, lines[index]?.drafts ?? {});
  return new GridEditor(store);
}

function linesOf(store: GridStore<MovedLine>): InternalReceptionValues["lines"] {
  return store.rows().map(({ content, drafts }) => ({ content, drafts }));
}
