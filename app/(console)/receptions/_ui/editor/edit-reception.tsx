"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useMissingCall } from "@/components/calls/use-missing-call";
import { notifySuccess } from "@/components/feedback/notify";
import { FoldedPart } from "@/components/form/folded-part";
import type { EditFormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { RecordForm } from "@/components/form/record/record-form";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { isWorkHeld } from "@/components/form/unsaved/unsaved-work";
import { useEditorState } from "@/components/grid/use-editor-state";
import { formatDay } from "@/lib/dates/format";
import type { Outcome } from "@/lib/grid/sending/row-sender";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { isUnread } from "@/lib/resources/receptions/lacking-lines";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { toHeadBody, toHeadForm } from "@/lib/resources/receptions/saved-reception";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import { LackingNotice } from "./lacking-notice";
import { LinesEditor } from "./lines-editor";
import { NotReadBack } from "./not-read-back";
import { noteReading } from "./note-reading";
import { NoteTotals } from "./note-totals";
import { RateDiscountNotices } from "./rate-discount-notices";
import { RatesNotice } from "./rates-notice";
import { ReceptionHead } from "./reception-head";
import { savedReceptionSchema } from "./reception-schema";
import { useCodesField } from "./use-codes-field";
import { useRateDiscounts } from "./use-rate-discounts";
import { useSavedLines } from "./use-saved-lines";

type EditReceptionProps = EditFormProps<Reception>;

/**
 * A saved note: its header goes by Save, a line when it is left (RECP-018, RECP-019). It is drawn as it was last read, and
 * read again meanwhile: what others have changed since then is shown as long as nothing was entered, and after that is met
 * before anything is sent.
 */
export function EditReception({ detail, version, ...panel }: EditReceptionProps) {
  const { call, staleTime } = noteReading;
  const now = useCallQuery(call, { params: { id: detail.id } }, { refetchInterval: false, staleTime });
  const [shown, setShown] = useState({ detail, version });
  const [isUnknown, setUnknown] = useState(isUnread(detail.id));
  const [isReadAgain, setReadAgain] = useState(false);
  if (!isReadAgain && now.data !== undefined && !now.isFetching) {
    setReadAgain(true);
    const { data, version: read } = now.data;
    if (!isSame(data, detail) && !isWorkHeld() && !isEntering()) setShown({ detail: data, version: read });
  }
  if (isUnknown)
    return (
      <NotReadBack
        query={now}
        onState={panel.onState}
        note={now.isFetching ? undefined : now.data?.data}
        onRead={() => {
          if (now.data !== undefined) setShown({ detail: now.data.data, version: now.data.version });
          setUnknown(false);
        }}
      />
    );
  return <SavedReception key={shown.version} {...panel} {...shown} />;
}

/** A cell is open: what is typed into it is no work yet, and would go with the form that is drawn anew. */
function isEntering(): boolean {
  return document.activeElement?.closest('[role="grid"] td') != null;
}

/** Both are one schema's, and so in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function SavedReception({ detail, version, onState, ...panel }: EditReceptionProps) {
  const t = useTranslations("receptions.form");
  const invalidates = [receptionsCalls.list, receptionsCalls.one, receptionsCalls.oneOfStock];
  const update = useCallMutation(receptionsCalls.edit, { invalidates });
  const params = { id: detail.id };
  const { editor, lacking } = useSavedLines(detail);
  const { store } = editor;
  const discounts = useRateDiscounts(detail, editor);
  const isAddMissing = useMissingCall(receptionsCalls.addLine);
  const hasUnfinished = (): boolean => store.unfinished > 0;
  const isUnfinished = useSyncExternalStore(store.subscribeUnfinished, hasUnfinished, hasUnfinished);
  const { sending, held, clashes } = useEditorState(editor);
  // What is on its way, waits for a choice or is no line yet is not left without a question.
  const isUnsent = isUnfinished || held > 0 || sending > 0 || clashes.length > 0 || discounts.isUnsent;
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
  const codes = useCodesField(record.form);
  const currency = detail.currency.code;
  // People come for the lines; scanned codes are the form's, too, and stand with the lines.
  const isHeadChanged = Object.keys(formState.dirtyFields).some((field) => field !== "codes");
  const headSummary = t("headSummary", {
    company: detail.company.name,
    type: detail.typeDocument.name,
    number: detail.numberDocument ?? "–",
    day: detail.documentDate ? formatDay(detail.documentDate) : "–",
    currency,
  });
  function tell({ done }: Outcome<WorkLine>): void {
    // A line that lacks a value is in the grid, and not sent.
    const sent = done.filter(({ kind, key }) => kind === "remove" || editor.isOnPlatform(key));
    const [first] = sent;
    if (first === undefined) return;
    if (sent.length > 1) notifySuccess(t("linesChanged", { count: sent.length }));
    else notifySuccess(t(words[first.kind]));
    void discounts.follow();
  }
  const onDiscountSaved = (): void => notifySuccess(t("discountSaved"));
  return (
    <RecordForm record={record} labelOf={(field) => t(`labels.${field}`)}>
      <FoldedPart label={t("head")} summary={headSummary} isOpenAtFirst={false} isNeeded={isHeadChanged}>
        <ReceptionHead
          control={control}
          register={register}
          errors={formState.errors}
          refusalOf={record.refusalOf}
          saved={detail}
        />
      </FoldedPart>
      <LinesEditor
        editor={editor}
        rates={rates.data?.data ?? noRates}
        currency={currency}
        isChecked={false}
        error={undefined}
        notice={
          <>
            <LackingNotice editor={editor} lacking={lacking} />
            <RatesNotice query={rates} />
          </>
        }
        addingObstacle={isAddMissing ? t("addingMissing") : undefined}
        codes={codes}
        name={`receptions/${detail.id}/lines`}
        onOutcome={tell}
      />
      <NoteTotals
        store={store}
        currency={currency}
        discounts={discounts.state.entered}
        onDiscount={(entered) => discounts.put(entered)}
        onLeave={(rate) => void discounts.leave(rate).then((isSaved) => isSaved && onDiscountSaved())}
        isRemovable={(rate) => discounts.isRemovable(rate)}
        onRemove={(rate) => void discounts.remove(rate).then((isDone) => isDone && notifySuccess(t("discountRemoved")))}
      />
      <RateDiscountNotices discounts={discounts} currency={currency} onSaved={onDiscountSaved} />
    </RecordForm>
  );
}

const words = { add: "lineAdded", edit: "lineEdited", remove: "lineRemoved" } as const;
const noRates: readonly { id: number; rate: number }[] = [];
