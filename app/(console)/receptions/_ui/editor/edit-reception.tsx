"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState, useSyncExternalStore } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallQuery } from "@/components/calls/use-call-query";
import { notifySuccess } from "@/components/feedback/notify";
import type { EditFormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { RecordForm } from "@/components/form/record/record-form";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { Skeleton } from "@/components/ui/skeleton";
import type { Outcome } from "@/lib/grid/sending/row-sender";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { toHeadBody, toHeadForm } from "@/lib/resources/receptions/saved-reception";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import { LinesEditor } from "./lines-editor";
import { NoteTotals } from "./note-totals";
import { ReceptionHead } from "./reception-head";
import { savedReceptionSchema } from "./reception-schema";
import { useCodesField } from "./use-codes-field";
import { useRateDiscounts } from "./use-rate-discounts";
import { useSavedLines } from "./use-saved-lines";

type EditReceptionProps = EditFormProps<Reception>;

/** A saved note: its header goes by Save, a line when it is left (RECP-018, RECP-019). It begins with what is there by now. */
export function EditReception(panel: EditReceptionProps) {
  const whole = useCallQuery(
    receptionsCalls.oneOfStock,
    { params: { id: panel.detail.id } },
    { refetchInterval: false },
  );
  const [first, setFirst] = useState(whole.data);
  if (first === undefined && whole.data !== undefined && !whole.isFetching) setFirst(whole.data);
  if (first === undefined) return <MissingAnswer query={whole} skeleton={<Skeleton className="h-80" />} />;
  return <SavedReception {...panel} detail={first.data} version={first.version} />;
}

function SavedReception({ detail, version, onState, ...panel }: EditReceptionProps) {
  const t = useTranslations("receptions.form");
  const invalidates = [receptionsCalls.list, receptionsCalls.one, receptionsCalls.oneOfStock];
  const update = useCallMutation(receptionsCalls.edit, { invalidates });
  const params = { id: detail.id };
  const editor = useSavedLines(detail);
  const { store } = editor;
  const hasUnfinished = (): boolean => store.unfinished > 0;
  const isUnfinished = useSyncExternalStore(store.subscribeUnfinished, hasUnfinished, hasUnfinished);
  const { sending, clashes } = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  // What is on its way, waits for a choice or is no line yet is not left without a question.
  const isUnsent = isUnfinished || sending > 0 || clashes.length > 0;
  const onHeadState = useCallback(
    (head: FormState): void => onState({ ...head, isDirty: head.isDirty || isUnsent }),
    [onState, isUnsent],
  );
  const record = useRecordForm({
    ...panel,
    onState: onHeadState,
    name: `receptions/${detail.id}`,
    values: toHeadForm(detail),
    schema: savedReceptionSchema,
    toBody: toHeadBody,
    current: useCurrentRecord(receptionsCalls.oneOfStock, { params }, version, toHeadForm),
    async save(_body, changed, { version: seen }) {
      await update.mutateAsync({ params, body: changed, version: seen });
    },
    savedText: t("updated"),
  });
  const { register, control, formState } = record.form;
  const rates = useCallQuery(lookupsCalls.ratesVat, {});
  const discounts = useRateDiscounts(detail, () => store.rows().map(({ content }) => content));
  const codes = useCodesField(record.form);
  const currency = detail.currency.code;
  function tell({ done }: Outcome<WorkLine>): void {
    const [first] = done;
    if (first === undefined) return;
    if (done.length > 1) notifySuccess(t("linesChanged", { count: done.length }));
    else notifySuccess(t(words[first.kind]));
    discounts.follow();
  }
  return (
    <RecordForm record={record} labelOf={(field) => t(`labels.${field}`)}>
      <ReceptionHead
        control={control}
        register={register}
        errors={formState.errors}
        refusalOf={record.refusalOf}
        saved={detail}
      />
      <LinesEditor
        editor={editor}
        rates={rates.data?.data ?? noRates}
        currency={currency}
        isChecked={false}
        error={undefined}
        codes={codes}
        name={`receptions/${detail.id}/lines`}
        onOutcome={tell}
      />
      <NoteTotals
        store={store}
        currency={currency}
        discounts={discounts.entered}
        onDiscount={discounts.put}
        onLeave={discounts.leave}
      />
    </RecordForm>
  );
}

const words = { add: "lineAdded", edit: "lineEdited", remove: "lineRemoved" } as const;
const noRates: readonly { id: number; rate: number }[] = [];
