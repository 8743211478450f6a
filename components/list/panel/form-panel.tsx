"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { FormProps, FormState } from "./list-form";
import { PanelFrame } from "./panel-frame";

interface FormPanelProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
  onSaved(id?: number): void;
  form(props: FormProps): ReactNode;
}

/** Edit or new mode: the form, Save, and Close, which ends the mode (TABL-006). */
export function FormPanel({ title, headingRef, onClose, onSaved, form }: FormPanelProps) {
  const t = useTranslations("list");
  const formId = useId();
  const [{ isSending, isBarred }, setState] = useState<FormState>({ isSending: false, isBarred: false });
  return (
    <PanelFrame
      title={title}
      headingRef={headingRef}
      actions={
        <>
          <Button type="submit" form={formId} look="primary" size="small" disabled={isBarred || isSending}>
            {t("save")}
          </Button>
          <Button size="small" onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      {form({ formId, onState: setState, onSaved })}
    </PanelFrame>
  );
}

interface ImportPanelProps extends Omit<FormPanelProps, "onClose"> {
  /** Leads on to the form for a new one; absent where the list has none. */
  onNew: (() => void) | undefined;
  onCancel(): void;
}

/** Import mode: its form with New and Cancel (TABL-009). */
export function ImportPanel({ title, headingRef, onNew, onCancel, onSaved, form }: ImportPanelProps) {
  const t = useTranslations("list");
  const formId = useId();
  return (
    <PanelFrame
      title={title}
      headingRef={headingRef}
      actions={
        <>
          {onNew && (
            <Button size="small" onClick={onNew}>
              {t("new")}
            </Button>
          )}
          <Button size="small" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {form({ formId, onState: ignore, onSaved })}
    </PanelFrame>
  );
}

/** An import has a button of its own: nothing in the panel's heading waits for it. */
function ignore(): void {}
