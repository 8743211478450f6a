"use client";

import { Field } from "../field";
import { PickerInput, type PickerInputProps } from "./picker-input";

export interface RecordPickerProps extends Omit<PickerInputProps, "field"> {
  label: string;
  hint?: string;
  error: string | undefined;
  className?: string;
}

/**
 * A form's field for one record of many: its name stands in it, typing searches, and a scanned code chooses. What the
 * form holds stays until another one is chosen or the field is left empty.
 */
export function RecordPicker({ label, hint, error, className, ...picker }: RecordPickerProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(field) => <PickerInput field={field} {...picker} />}
    </Field>
  );
}
