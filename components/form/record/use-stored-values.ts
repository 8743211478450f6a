"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { RecordEdit } from "@/lib/record-form/record-edit";
import { fitting } from "@/lib/record-form/take-work";
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
  const [givenBack, setGivenBack] = useState(0);
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
    setGivenBack((times) => times + 1);
  }, [name, form, edit]);
  return {
    isRestored,
    givenBack,
    giveBack(entered: object): void {
      setRestored(false);
      form.reset(edit.base);
      form.reset(fitting(entered, edit.base), { keepDefaultValues: true });
      setGivenBack((times) => times + 1);
    },
    startOver(): void {
      setRestored(false);
      form.reset(edit.restart());
      setGivenBack((times) => times + 1);
    },
  };
}
