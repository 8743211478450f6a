"use client";

import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * What one field says may make another one right or wrong, as the kind of a discount does its amount; but a field is
 * checked by the form when itself is changed alone.
 *
 * @returns a function that checks again whatever was changed or faulty so far, but for one field; what nobody has come to
 *   yet is left alone
 */
export function useOtherFieldsCheck<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors, dirtyFields } = form.formState;
  const touched = useRef<object>({});
  useEffect(() => {
    touched.current = { ...dirtyFields, ...errors };
  });
  return useCallback(
    (changed: string | undefined) => {
      // The form was given other values as a whole: nobody has come to any field of it yet.
      if (changed === undefined) return;
      const values = form.getValues();
      const isField = (name: string): name is Path<Values> => name in values;
      const others = Object.keys(touched.current).filter((name) => name !== changed);
      if (others.length > 0) void form.trigger(others.filter(isField));
    },
    [form],
  );
}
