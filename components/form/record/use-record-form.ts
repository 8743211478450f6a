"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useRefusedField } from "@/components/feedback/use-refused-field";
import { firstFaultyField } from "@/components/ui/first-field";
import { ConsoleError } from "@/lib/errors/console-error";
import { isSessionOver } from "@/lib/errors/session-over";
import { type EditRules, type RecordClash, RecordEdit, type RecordState } from "@/lib/record-form/record-edit";
import type { Side } from "@/lib/record-form/record-shape";
import type { RefusedField } from "@/lib/record-form/refused-field";
import { isChangedMeanwhile } from "@/lib/record-form/save-over";
import type { FormProps } from "../form-props";
import { entryRefusedIn } from "../refused-entry";
import { useSingleSubmission } from "../use-single-submission";
import { useTextFault } from "../use-text-fault";
import type { CurrentRecord } from "./use-current-record";
import { useFirstFault } from "./use-first-fault";
import { useInvisibleFields } from "./use-invisible-fields";
import { useOtherFieldsCheck } from "./use-other-fields-check";
import { useStoredValues } from "./use-stored-values";

export interface RecordFormOptions<Values extends FieldValues, Body extends object>
  extends EditRules<Values, Body>,
    FormProps {
  /** Names the form and its record, e.g. `services/9`: what is entered outlives the end of the session under it. */
  name: string;
  /** What the form begins with. */
  values: Values;
  schema: ZodMiniType<Values, Values>;
  /**
   * Sends it.
   * @param body the record as it is to be, with what others did to it meanwhile
   * @param changed what differs from `from`: all that an edit sends; never empty where `current` is given
   * @param from the record that an edit is saved over; its call names the version
   * @returns the id of a new record
   * @throws ConsoleError which is shown at its field where it names one; what was entered stays
   */
  save(body: Body, changed: Partial<Body>, from: RecordState<Values>): Promise<number | undefined>;
  /** Told when it is saved. */
  savedText: string | ((changed: Partial<Body>) => string);
  /** Told beside the platform's words, which say why, where a save has failed and is not tried again. */
  failedText?: string;
  /** Names of fields that mean something only together: they are sent, and clash, together. */
  together?: readonly (readonly Extract<keyof Values & keyof Body, string>[])[];
  /** For an edit: the record that it changes. Where somebody else has changed the same meanwhile, the person chooses. */
  current?: CurrentRecord<Values>;
}

/** What `<RecordForm>` and its fields need of the form. */
export interface RecordFormApi<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  formId: string;
  /** Under it what is entered outlives the end of the session. */
  name: string;
  submit(event?: BaseSyntheticEvent): void;
  /** What speaks against a field beside its own error, which comes first: a character that is not seen, the platform. */
  refusalOf(name: string): string | undefined;
  /** Only the former, for a field whose own error would call what looks right wrong because of it. */
  characterFaultOf(name: string): string | undefined;
  /** What was entered before the session ended is in the form again. */
  isRestored: boolean;
  /** How often the form was given other values as a whole: what holds some of them beside it begins anew. */
  givenBack: number;
  /** Puts what was entered before into the form, as far as it fits. */
  giveBack(entered: object): void;
  /** Back to the record as it is. */
  startOver(): void;
  /** Somebody else changed the same fields; undefined where nobody did. */
  clash: ClashQuestion<Values> | undefined;
}

export interface ClashQuestion<Values> extends RecordClash<Values> {
  /** Sends this person's changes over those of the other one. */
  keepMine(): void;
  /** Takes the other one's where both changed the same; nothing is sent yet. */
  takeTheirs(): void;
  /** Goes on with the form as it is. */
  dismiss(): void;
}

/** A form over one record, in New or Edit (1§5: checked as its fields change). */
export function useRecordForm<Values extends FieldValues & object, Body extends object>(
  options: RecordFormOptions<Values, Body>,
): RecordFormApi<Values> {
  const { formId, onState, name, schema, current } = options;
  // A record that is read again meanwhile does not overwrite what is being entered.
  const [edit] = useState(() => new RecordEdit<Values, Body>({ values: options.values, version: current?.version }));
  const [first] = useState(options.values);
  const form = useForm<Values>({
    mode: "onChange",
    // It would go by the order in which fields were registered; `useFirstFault` goes by the one in which they are read.
    shouldFocusError: false,
    resolver: zodResolver<Values, unknown, Values>(schema),
    values: first,
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  useFirstFault(formId, submitCount);
  const invisible = useInvisibleFields(form);
  const textFault = useTextFault();
  const isInvalid = Object.keys(errors).length + invisible.length > 0;
  const [clash, setClash] = useState<RecordClash<Values>>();
  const [refused, setRefused] = useState<RefusedField<string>>();
  const kept = useStoredValues(name, form, edit);
  const errorText = useErrorText();
  // A save that fails is told in the words of that moment: of a save in two calls the first may have been made.
  const refusedField = useRefusedField();
  const optionsNow = useRef({ ...options, errorText, refusedField });
  useEffect(() => {
    optionsNow.current = { ...options, errorText, refusedField };
  });

  useEffect(
    () => onState({ isSending: isSubmitting, isInvalid, isDirty }),
    [onState, isSubmitting, isInvalid, isDirty],
  );
  const checksOthers = useOtherFieldsCheck(form);
  useEffect(() => {
    const callback = ({ name: changedName }: { name?: string }) => {
      setRefused(undefined);
      checksOthers(changedName);
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, checksOthers]);

  function endFailed(error: unknown): void {
    if (!(error instanceof ConsoleError)) throw error;
    const { failedText, errorText } = optionsNow.current;
    // Any other failure is told by the call itself.
    if (isChangedMeanwhile(error)) notifyError(errorText(error));
    if (failedText !== undefined && !isSessionOver(error)) notifyError(failedText);
    setRefused(optionsNow.current.refusedField(error, Object.keys(edit.base)));
  }

  async function saveAndTell(...[body, changed, from]: Parameters<typeof options.save>): Promise<void> {
    const { save, savedText, onSaved } = optionsNow.current;
    const id = await save(body, changed, from);
    notifySuccess(typeof savedText === "string" ? savedText : savedText(changed));
    onSaved(id);
  }

  async function send(entered: Values): Promise<void> {
    const { onSaved, current } = optionsNow.current;
    setRefused(undefined);
    if (current === undefined) {
      await edit.create(entered, optionsNow.current, saveAndTell).catch(endFailed);
      return;
    }
    const outcome = await edit
      .save(entered, optionsNow.current, { readCurrent: current.read, send: saveAndTell })
      .catch(endFailed);
    if (outcome === "unchanged") onSaved();
    else if (typeof outcome === "object") setClash(outcome);
  }
  const submit = form.handleSubmit(useSingleSubmission(send));

  function settle(met: RecordClash<Values>, winner: Side): void {
    const shown = edit.settle(met, options, winner);
    setClash(undefined);
    form.reset(edit.base);
    form.reset(shown, { keepDefaultValues: true });
  }

  function characterFaultOf(field: string): string | undefined {
    return invisible.includes(field) ? textFault(String(Reflect.get(form.getValues(), field))) : undefined;
  }

  return {
    form,
    formId,
    name,
    submit(event) {
      const refusedEntry = entryRefusedIn(formId);
      if (refusedEntry === undefined && invisible.length === 0) return void submit(event);
      event?.preventDefault();
      (refusedEntry ?? firstFaultyField(document.getElementById(formId)))?.focus();
    },
    refusalOf: (field) => characterFaultOf(field) ?? (refused?.name === field ? refused.text : undefined),
    characterFaultOf,
    ...kept,
    clash: clash && {
      ...clash,
      keepMine: () => {
        settle(clash, "local");
        void submit();
      },
      takeTheirs: () => settle(clash, "current"),
      dismiss: () => setClash(undefined),
    },
  };
}
