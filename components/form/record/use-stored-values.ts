"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { RecordEdit } from "@/lib/record-form/record-edit";
import { offerWork } from "../unsaved/store-work";
import { takeStoredWork } from "../unsaved/take-stored-work";

/** Has what is entered in a form outlive the end of the session. @param name of the form and its record */
export function useStoredValues<Values extends FieldValues & object, Body extends object>(
  name: string,
  form: UseFormReturn<Values>,
  edit: RecordEdit<Values, Body>,
) {
  const { isDirty } = form.formState;
  const [isRestored, setRestored] = useState(false);
  useEffect(
    () => offerWork(name, () => (isDirty ? { base: edit.base, local: form.getValues() } : undefined)),
    [name, form, edit, isDirty],
  );
  useEffect(() => {
    const kept = takeStoredWork(name, edit.base);
    if (kept === undefined) return;
    edit.resume(kept.base);
    form.reset(kept.base);
    form.reset(kept.local, { keepDefaultValues: true });
    setRestored(true);
  }, [name, form, edit]);
  return {
    isRestored,
    startOver(): void {
      setRestored(false);
      form.reset(edit.restart());
    },
  };
}
