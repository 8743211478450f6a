"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { isSessionOver } from "@/components/calls/query-client";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { ConsoleError } from "@/lib/errors/console-error";
import type { FormState } from "../form-state";
import { offerWork } from "../unsaved/keep-work";
import { takeKeptWork } from "../unsaved/kept-work";
import { useOneSubmission } from "../use-one-submission";
import { changedFields, clashingFields, type ThreeStates, withMine, withTheirs } from "./record-values";
import { type RefusedField, refusedField } from "./refused-field";
import { isChangedMeanwhile, saveOver } from "./save-over";
import type { KeptRecord, RecordState } from "./use-kept-record";
import { useOtherFieldsCheck } from "./use-other-fields-check";

export interface RecordFormOptions<Values extends FieldValues, Body extends object> {
  /** The id of the `<form>`: a Save button outside of it submits it. */
  formId: string;
  /** For whoever shows the form: whether Save can be pressed, and whether something would be lost. */
  onState(state: FormState): void;
  /** Names the form and its record, e.g. `services/9`: what is entered outlives the end of the session under it. */
  name: string;
  /** What the form begins with. */
  values: Values;
  schema: ZodMiniType<Values, Values>;
  toBody(values: Values): Body;
  /**
   * Sends it.
   * @param changed what differs from what the form began with: all that an edit sends; never empty where `kept` is given
   * @param from the record that an edit starts from; its call names the version
   * @throws ConsoleError which is shown at its field where it names one; what was entered stays
   */
  save(body: Body, changed: Partial<Body>, from: RecordState<Values>): Promise<unknown>;
  /** Told beside the platform's words, which say why, where a save has failed for good. */
  failedText?: string;
  /** There was nothing to send. */
  onUnchanged?(): void;
  /** Names of fields that mean something only together: they are sent, and clash, together. */
  together?: readonly (readonly Extract<keyof Values & keyof Body, string>[])[];
  /** For an edit: the record that it changes. Where somebody else has changed the same meanwhile, the person chooses. */
  kept?: KeptRecord<Values>;
}

export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  formId: string;
  submit(event?: BaseSyntheticEvent): void;
  /** The platform's word on a field; the field's own error comes first. */
  refusalOf(name: string): string | undefined;
  /** What was entered before the session ended is in the form again. */
  isRestored: boolean;
  /** Back to the record as it is. */
  startAnew(): void;
  /** Somebody else changed the same fields; undefined where nobody did. */
  clash: Clash<Values> | undefined;
}

export interface Clash<Values> extends ThreeStates<Values> {
  fields: Extract<keyof Values, string>[];
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
): RecordForm<Values> {
  const { formId, onState, name, schema } = options;
  // A record that is read again meanwhile does not overwrite what is being entered.
  const [first] = useState(options.values);
  const form = useForm<Values>({
    mode: "onChange",
    resolver: zodResolver<Values, unknown, Values>(schema),
    values: first,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const isInvalid = Object.keys(errors).length > 0;
  const begun = useRef(first);
  const version = useRef(options.kept?.version);
  const [states, setStates] = useState<ThreeStates<Values> & { version: string | undefined }>();
  const [refused, setRefused] = useState<RefusedField<string>>();
  const [isRestored, setRestored] = useState(false);
  const errorText = useErrorText();
  const latest = useRef({ ...options, errorText });
  useEffect(() => {
    latest.current = { ...options, errorText };
  });

  useEffect(
    () => onState({ isSending: isSubmitting, isInvalid, isDirty }),
    [onState, isSubmitting, isInvalid, isDirty],
  );
  useEffect(
    () => offerWork(name, () => (isDirty ? { begun: begun.current, mine: form.getValues() } : undefined)),
    [name, form, isDirty],
  );
  useEffect(() => {
    const kept = takeKeptWork(name, begun.current);
    if (kept === undefined) return;
    // As if the form had stayed open: what somebody else has changed meanwhile is found before anything is sent.
    begun.current = kept.begun;
    version.current = undefined;
    form.reset(kept.begun);
    form.reset(kept.mine, { keepDefaultValues: true });
    setRestored(true);
  }, [name, form]);
  const checksOthers = useOtherFieldsCheck(form);
  useEffect(() => {
    const callback = ({ name: changedName }: { name?: string }) => {
      setRefused(undefined);
      checksOthers(changedName);
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, checksOthers]);

  const endFailed = useCallback((error: unknown): void => {
    if (!(error instanceof ConsoleError)) throw error;
    const { failedText, errorText } = latest.current;
    // Any other failure is told by the call itself.
    if (isChangedMeanwhile(error)) notifyError(errorText(error));
    if (failedText !== undefined && !isSessionOver(error)) notifyError(failedText);
    setRefused(refusedField(error.shownText, Object.keys(begun.current)));
  }, []);
  const send = useCallback(
    async (entered: Values): Promise<void> => {
      const { toBody, save, onUnchanged, kept, together } = latest.current;
      setRefused(undefined);
      const values = begun.current;
      const body = toBody(entered);
      const changed = changedFields(toBody(values), body, together);
      if (kept === undefined) {
        await save(body, changed, { values, version: undefined }).catch(endFailed);
        return;
      }
      if (Object.keys(changed).length === 0) return onUnchanged?.();
      const mine = { begun: values, mine: entered };
      const now = await saveOver({
        version: version.current,
        readAgain: kept.readAgain,
        clashesWith: (other) => clashingFields({ ...mine, now: other.values }, together).length > 0,
        save: (startsFrom) => save(body, changed, { values, version: startsFrom }),
      }).catch(endFailed);
      if (now) setStates({ ...mine, now: now.values, version: now.version });
    },
    [endFailed],
  );
  const sendOnce = useOneSubmission(send);

  const goOnFrom = ({ now, version: nowVersion }: NonNullable<typeof states>, shown: Values): void => {
    begun.current = now;
    version.current = nowVersion;
    setStates(undefined);
    form.reset(now);
    form.reset(shown, { keepDefaultValues: true });
  };
  const submit = form.handleSubmit(sendOnce);

  return {
    form,
    formId,
    submit: (event) => void submit(event),
    refusalOf: (field) => (refused?.name === field ? refused.text : undefined),
    isRestored,
    startAnew: () => {
      setRestored(false);
      begun.current = first;
      version.current = options.kept?.version;
      form.reset(first);
    },
    clash: states && {
      ...states,
      fields: clashingFields(states, options.together),
      keepMine: () => {
        goOnFrom(states, withMine(states, options.together));
        void submit();
      },
      takeTheirs: () => goOnFrom(states, withTheirs(states, options.together)),
      dismiss: () => setStates(undefined),
    },
  };
}
