"use client";

import type { ComponentProps } from "react";
import { type FieldValues, type UseControllerProps, useController } from "react-hook-form";
import { NumericInput } from "../numeric-input";

type NumericFieldProps<Values extends FieldValues> = Pick<UseControllerProps<Values>, "name" | "control" | "rules"> &
  Omit<ComponentProps<typeof NumericInput>, "name" | "value" | "onValue">;

/** The number of a record form's field. */
export function NumericField<Values extends FieldValues>(props: NumericFieldProps<Values>) {
  const { name, control, rules, ...rest } = props;
  const { field } = useController({ name, control, rules });
  return <NumericInput {...rest} ref={field.ref} value={field.value} onValue={field.onChange} onBlur={field.onBlur} />;
}
