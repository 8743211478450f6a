"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useId, useState } from "react";
import { FoldedPart } from "@/components/form/folded-part";
import type { FormState } from "@/components/form/form-state";
import { HeldWhileSaving } from "@/components/form/held-while-saving";
import { RecordForm } from "@/components/form/record/record-form";
import { MayBeMade } from "@/components/kept/may-be-made";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates/format";
import { emptyReturn, type ReturnValues } from "@/lib/resources/return_to_supplier/new-return";
import type { ProposedReturn } from "@/lib/resources/return_to_supplier/propose-returns";
import { joinIsolated } from "@/lib/texts/isolated";
import { ReturnDocument } from "./return-document";
import { ReturnWork } from "./return-work";
import { returnsOf } from "./returns-of";
import { useLeft } from "./use-left";
import { useReturnRecord } from "./use-return-record";

interface ProposedReturnProps {
  proposed: ProposedReturn;
  /** Goods that expire within so many days are marked. */
  within: number;
  onState(state: FormState | undefined): void;
  onSent(id: number | undefined): void;
}

interface ProposedReturnPartProps extends ProposedReturnProps {
  isSent: boolean;
  sentId: number | undefined;
}

/** One of the proposed returns: folded away until it is looked at, and its number alone once it is sent. */
export function ProposedReturnPart({ isSent, sentId, ...rest }: ProposedReturnPartProps) {
  const t = useTranslations("return_to_supplier.expiring");
  const today = useToday();
  const { left, allowed, firstDay } = rest.proposed;
  const label = `${t("reception", { number: left.note.number })} · ${formatDay(left.note.created)}`;
  if (isSent)
    return (
      <p role="status" className="rounded-md border border-line px-3 py-2">
        {label}: {t("sent", { id: String(sentId ?? "") })}
      </p>
    );
  const pieces = [...allowed.values()].reduce((sum, each) => sum + each, 0);
  const summary = t(firstDay < today ? "summaryExpired" : "summary", {
    lines: allowed.size,
    pieces,
    day: formatDay(firstDay),
  });
  return (
    <FoldedPart
      label={label}
      summary={joinIsolated([left.note.numberDocument, summary], " · ")}
      isOpenAtFirst={false}
      isNeeded={false}
      isMadeLate
    >
      <ProposedReturnForm {...rest} />
    </FoldedPart>
  );
}

const notYet: FormState = { isSending: false, isInvalid: true, isDirty: false };

function ProposedReturnForm({ proposed: { left: found, allowed }, within, onState, onSent }: ProposedReturnProps) {
  const t = useTranslations("return_to_supplier");
  const { note } = found;
  const formId = useId();
  const [state, setState] = useState(notYet);
  const today = useToday();
  const [values] = useState(() => proposedValues(found, allowed, today));
  const { isSending, isDirty } = state;
  const tell = useEffectEvent(onState);
  useEffect(() => {
    tell({ isSending, isDirty, isInvalid: false });
    return () => tell(undefined);
  }, [isSending, isDirty]);
  const [isRefused, setRefused] = useState(false);
  // What is left is asked for once more where it was not as it is thought.
  const again = useLeft(isRefused ? note.id : 0);
  const { record, gate, keep } = useReturnRecord({
    formId,
    name: `return_to_supplier/expiring/${note.id}`,
    values,
    onState: useCallback((told: FormState) => setState(told), []),
    onSaved: onSent,
    onRefused: () => (isRefused ? void again.refetch() : setRefused(true)),
  });
  const told = record.form.formState.errors.lines?.message;
  return (
    <HeldWhileSaving isSaving={record.form.formState.isSubmitting}>
      <RecordForm record={record} labelOf={(field) => t(`form.labels.${field}`)}>
        <MayBeMade gate={gate} href={returnsOf(note.number)} />
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          <ReturnDocument record={record} />
        </div>
        <ReturnWork
          left={again.data ?? found}
          allowed={allowed}
          within={within}
          entered={record.form.getValues("lines")}
          error={told === "linesRequired" ? t(`form.${told}`) : undefined}
          onEntries={keep}
        />
        <div className="flex justify-end">
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={isSending || state.isInvalid || state.obstacle !== undefined}
            title={state.obstacle}
          >
            {t("expiring.send")}
          </Button>
        </div>
      </RecordForm>
    </HeldWhileSaving>
  );
}

/** All that may go back does, until the person says otherwise: in the order in which the grid tells its lines. */
function proposedValues(
  { note }: ProposedReturn["left"],
  allowed: ProposedReturn["allowed"],
  today: string,
): ReturnValues {
  const proposedFirst = [true, false].flatMap((isProposed) =>
    note.items.filter(({ id }) => allowed.has(id) === isProposed),
  );
  const lines = proposedFirst.map(({ id, quantity }) => {
    const pieces = allowed.get(id) ?? 0;
    return {
      reni: id,
      text: pieces === 0 ? "" : String(pieces),
      isFaulty: false,
      isWhole: pieces === quantity.quantityReceived,
    };
  });
  return { ...emptyReturn(today), ren: String(note.id), lines };
}
