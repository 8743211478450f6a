"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallQuery } from "@/components/calls/use-call-query";
import type { FormProps } from "@/components/form/form-props";
import { HeldWhileSaving } from "@/components/form/held-while-saving";
import { RecordForm } from "@/components/form/record/record-form";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { KeptNotice } from "@/components/kept/kept-notice";
import { MayBeMade } from "@/components/kept/may-be-made";
import { differsFrom, useKeptForm, useKeptValues } from "@/components/kept/use-kept-form";
import { useSentGate } from "@/components/kept/use-sent-gate";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import {
  type EnteredRateDiscount,
  emptyReception,
  type ReceptionValues,
  toNewReception,
} from "@/lib/resources/receptions/new-reception";
import { noDiscount } from "@/lib/resources/receptions/rate-discounts";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { lineRules, storageOfAll, type WorkLine } from "@/lib/resources/receptions/work-line";
import { fillNote } from "./invoice/fill-note";
import { InvoiceDrop } from "./invoice/invoice-drop";
import { InvoiceOutcome } from "./invoice/invoice-outcome";
import { useInvoice } from "./invoice/use-invoice";
import { UsedNumber } from "./invoice/used-number";
import { LinesEditor } from "./lines-editor";
import { NoteTotals } from "./note-totals";
import { RatesNotice } from "./rates-notice";
import { ReceptionHead } from "./reception-head";
import { newReceptionSchema } from "./reception-schema";
import { useCodesField } from "./use-codes-field";
import { useFiltersFor } from "./use-filters-for";
import type { ShownParked } from "./use-parked-lines";
import { type ReadBack, useReadBack } from "./use-read-back";

/** A new entry note: nothing is sent until Save, then all of it in one call (RECP-013). */
export function NewReception({ onState, ...panel }: FormProps) {
  const t = useTranslations("receptions.form");
  const invalidates = [receptionsCalls.list];
  const kept = useKeptForm("receptions");
  const gate = useSentGate(onState, { kept });
  const create = useCallMutation(receptionsCalls.create, { invalidates, keys: kept.keys });
  const filtersFor = useFiltersFor();
  const filters = useRef<AppliedFilters>(undefined);
  const made = useRef<ReadBack>("whole");
  const readBack = useReadBack();
  const record = useRecordForm({
    ...panel,
    onState: gate.onState,
    onSaved: (id) => panel.onSaved(id, filters.current, made.current === "whole" ? undefined : "edit"),
    name: "receptions/new",
    values: emptyReception,
    schema: newReceptionSchema,
    toBody: toNewReception,
    async save(body) {
      const { id } = (await kept.send({ body }, create.mutateAsync)).data;
      made.current = await readBack(
        id,
        getValues("lines").map(({ content }) => content),
      );
      filters.current = await filtersFor(id);
      return id;
    },
    savedText: () => t(made.current === "unread" ? "createdUnread" : "created"),
  });
  useKeptValues(kept, record, isEntered);
  const { register, control, formState, setValue, getValues, watch } = record.form;
  const { errors, isSubmitted } = formState;
  const currencies = useCallQuery(lookupsCalls.currencies, {}, { meta: { quiet: true } });
  const rates = useCallQuery(lookupsCalls.ratesVat, {});
  const [{ editor, listNumber }, setList] = useState(() => ({ editor: editorOf(emptyReception), listNumber: 0 }));
  const storage = useRef<WorkLine["storage"]>(undefined);
  // What was kept is in the form again, and so it is among the lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is given back, and may be taken away again.
  useEffect(() => {
    const { lines } = getValues();
    storage.current = storageOfAll(lines.map(({ content }) => content));
    setList(({ listNumber: before }) => ({ editor: editorOf({ lines }), listNumber: before + 1 }));
  }, [getValues, record.givenBack]);
  const currencyId = watch("currency");
  const currency = currencies.data?.data.find(({ id }) => String(id) === currencyId)?.code ?? "";
  const discounts = watch("rateDiscounts");
  const marked = { shouldDirty: true, shouldValidate: true };
  const { store } = editor;
  // A line's VAT may come later than the line.
  useEffect(
    () => store.subscribeContents(() => setValue("lines", linesOf(store), { shouldDirty: true, shouldValidate: true })),
    [store, setValue],
  );
  const setDiscount = (changed: EnteredRateDiscount): void =>
    setValue("rateDiscounts", [...discounts.filter(({ rate }) => rate !== changed.rate), changed], marked);
  const codes = useCodesField(record.form);
  const told = errors.lines?.message;
  const keepLines = (): void => setValue("lines", linesOf(store), marked);
  const parked: ShownParked = {
    shown: watch("parkedLines"),
    error: errors.parkedLines?.message === "linesWait" ? t("linesWait") : undefined,
    now: () => getValues("parkedLines"),
    put: (lines) => setValue("parkedLines", [...lines], marked),
    onSettled: (lines) => invoice.tellSettled(lines),
  };
  const invoice = useInvoice({
    editor,
    number: () => getValues("numberDocument"),
    storage: () => storage.current,
    rates: () => rates.data?.data ?? noRates,
    fill: (read, delivery) => fillNote(record.form, read, delivery),
    onLines: keepLines,
    parked,
  });
  return (
    <HeldWhileSaving isSaving={formState.isSubmitting}>
      <InvoiceDrop isReading={invoice.state.kind === "reading"} onFile={(file) => void invoice.take(file)}>
        <InvoiceOutcome invoice={invoice} />
        <RecordForm record={record} labelOf={(field) => t(`labels.${field}`)}>
          <KeptNotice kept={kept} record={record} />
          <MayBeMade gate={gate} href={notesOf(watch("company"))} />
          <ReceptionHead control={control} register={register} errors={errors} refusalOf={record.refusalOf} />
          <UsedNumber company={watch("company")} number={watch("numberDocument")} sentAt={gate.sentAt} />
          <LinesEditor
            key={listNumber}
            editor={editor}
            rates={rates.data?.data ?? noRates}
            notice={<RatesNotice query={rates} />}
            currency={currency}
            isChecked={isSubmitted}
            error={told === "linesRequired" || told === "tooManyLines" ? t(told) : undefined}
            codes={codes}
            parked={parked}
            onStorage={(chosen) => {
              storage.current = chosen;
            }}
            onChanged={keepLines}
          />
          <NoteTotals
            // A discount that is given back and is no amount stands in its field with its notice, as it was left.
            key={`totals ${listNumber}`}
            store={store}
            currency={currency}
            discounts={discounts}
            onDiscount={setDiscount}
            isRemovable={(rate) => discounts.some((each) => each.rate === rate && each.value !== "")}
            onRemove={(rate) => setDiscount(noDiscount(rate))}
          />
        </RecordForm>
      </InvoiceDrop>
    </HeldWhileSaving>
  );
}

/** The supplier's notes, the latest first, with their document numbers: no filter goes by these. */
function notesOf(company: string): string {
  return listLink("receptions", company === "" ? {} : { supplier: company });
}

const isEntered = differsFrom(emptyReception);
const noRates: readonly { id: number; rate: number }[] = [];

function editorOf({ lines }: Pick<ReceptionValues, "lines">): GridEditor<WorkLine> {
  const store = new GridStore(
    lineRules,
    lines.map(({ content }) => content),
  );
  for (const [index, key] of store.keys.entries()) store.layDrafts(key, lines[index]?.drafts ?? {});
  return new GridEditor(store);
}

function linesOf(store: GridStore<WorkLine>): ReceptionValues["lines"] {
  return store.rows().map(({ content, drafts }) => ({ content, drafts }));
}
