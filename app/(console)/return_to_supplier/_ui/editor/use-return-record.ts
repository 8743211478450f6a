"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { FormProps } from "@/components/form/form-props";
import { useRecordForm } from "@/components/form/record/use-record-form";
import type { KeptFormWork } from "@/components/kept/kept-form-work";
import { useSentGate } from "@/components/kept/use-sent-gate";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { type ReturnEntry, type ReturnValues, toNewReturn } from "@/lib/resources/return_to_supplier/new-return";
import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { newReturnSchema } from "./return-schema";

interface ReturnRecordOptions extends FormProps {
  /** Under it what is entered outlives the end of the session. */
  name: string;
  values: ReturnValues;
  /** Where it is kept while it is not sent. */
  kept?: KeptFormWork;
  /** What is left may be less by now. */
  onRefused(): void;
}

/** The form of a new return: nothing is sent until Save, then all of it in one call. */
export function useReturnRecord({ name, values, kept, onRefused, onState, ...panel }: ReturnRecordOptions) {
  const t = useTranslations("return_to_supplier.form");
  const gate = useSentGate(onState, { kept });
  const create = useCallMutation(returnToSupplierCalls.create, {
    invalidates: [returnToSupplierCalls.list, currentStocksCalls.list],
    keys: kept?.keys,
  });
  const record = useRecordForm({
    ...panel,
    onState: gate.onState,
    name,
    values,
    schema: newReturnSchema,
    toBody: toNewReturn,
    async save(body) {
      try {
        const made = kept ? kept.send({ body }, create.mutateAsync) : create.mutateAsync({ body });
        return (await made).data.id;
      } catch (error) {
        gate.learn(error);
        onRefused();
        throw error;
      }
    },
    savedText: t("created"),
  });
  const { setValue, formState } = record.form;
  const { isSubmitted } = formState;
  const keep = useCallback(
    (entries: ReturnEntry[]): void => {
      const isEntered = entries.some(({ text }) => text !== "");
      setValue("lines", entries, { shouldDirty: isEntered, shouldValidate: isEntered || isSubmitted });
    },
    [setValue, isSubmitted],
  );
  return { record, gate, keep };
}
