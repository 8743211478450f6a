"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { FormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { PanelFrame } from "./panel-frame";
import { StillWaiting } from "./still-waiting";
import { focusFirstField } from "./use-preview-focus";

interface FormPanelProps {
  title: string;
  /** Of the record that is edited. */
  name?: string | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The button that extends and collapses it. */
  extend: ReactNode;
  onClose(): void;
  onSaved: FormProps["onSaved"];
  /** Whether the form is still in the panel at another address. */
  staysAt(address: URL): boolean;
  form(props: FormProps): ReactNode;
  /** The form sends each change by itself. */
  sendsAtOnce?: boolean;
}

/** Edit or new mode: the form, Save, and Close, which ends the mode (TABL-006). */
export function FormPanel({
  title,
  name,
  headingRef,
  extend,
  onClose,
  onSaved,
  staysAt,
  form,
  ...rest
}: FormPanelProps) {
  const { sendsAtOnce = false } = rest;
  const t = useTranslations("list");
  const [{ isSending, isInvalid, obstacle }, formProps] = useFormState(onSaved, staysAt, headingRef);
  const save = useRef<HTMLButtonElement>(null);
  // It is disabled while it saves, and the focus that it had is gone.
  useEffect(() => {
    if (!isSending) return;
    return () => focusIfLost(save.current);
  }, [isSending]);
  return (
    <PanelFrame
      title={title}
      name={name}
      headingRef={headingRef}
      isForm
      actions={
        <>
          {extend}
          {isSending && <StillWaiting />}
          {!sendsAtOnce && (
            <Button
              ref={save}
              type="submit"
              form={formProps.formId}
              variant="primary"
              size="small"
              disabled={isInvalid || isSending || obstacle !== undefined}
              title={obstacle}
            >
              {t("save")}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      {form(formProps)}
    </PanelFrame>
  );
}

interface ImportPanelProps extends Omit<FormPanelProps, "name" | "onClose" | "sendsAtOnce"> {
  /** Leads on to the form for a new one; absent where the list has none. */
  onNew: (() => void) | undefined;
  onCancel(): void;
  /** Nothing is cancelled with it. */
  isView: boolean | undefined;
}

/** Import mode: its form with New and Cancel (TABL-009). The button that sends it is its own. */
export function ImportPanel({
  title,
  headingRef,
  extend,
  onNew,
  onCancel,
  isView,
  onSaved,
  staysAt,
  form,
}: ImportPanelProps) {
  const t = useTranslations("list");
  const [, formProps] = useFormState(onSaved, staysAt, headingRef);
  return (
    <PanelFrame
      title={title}
      headingRef={headingRef}
      isForm
      actions={
        <>
          {extend}
          {onNew && (
            <Button size="small" onClick={onNew}>
              {t("new")}
            </Button>
          )}
          <Button size="small" onClick={onCancel}>
            {t(isView ? "close" : "cancel")}
          </Button>
        </>
      }
    >
      {form(formProps)}
    </PanelFrame>
  );
}

/** Until there is a form that says otherwise, there is nothing to save. */
const notYet: FormState = { isSending: false, isInvalid: true, isDirty: false };

/** What a form tells its panel, and what it is given. What it holds is not left without asking. */
function useFormState(
  onSaved: FormPanelProps["onSaved"],
  staysAt: FormPanelProps["staysAt"],
  headingRef: FormPanelProps["headingRef"],
): readonly [FormState, FormProps] {
  const formId = useId();
  const [state, setState] = useState(notYet);
  useUnsavedWork(state.isDirty && !state.isSending, staysAt);
  const isFormThere = state !== notYet;
  useEffect(() => {
    if (isFormThere) focusFirstField(headingRef.current);
  }, [isFormThere, headingRef]);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // Who went on while it was being saved is not called back.
  const saved: FormProps["onSaved"] = (...made) => (isThere.current ? onSaved(...made) : undefined);
  return [state, { formId, onState: setState, onSaved: saved }];
}
