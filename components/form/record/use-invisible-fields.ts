"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { invisibleIn } from "@/lib/texts/invisible-character";

/**
 * The fields in which something was entered that is not seen: as saved, such a text would not be what it looks like. What
 * a record came with is left alone, for it is not sent.
 */
export function useInvisibleFields<Values extends FieldValues>(form: UseFormReturn<Values>): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const callback = ({ values }: { values: object }) => {
      const { defaultValues = {} } = form.formState;
      const found = Object.entries(values).flatMap(([name, value]) =>
        value !== Reflect.get(defaultValues, name) && isShown(value) && invisibleIn(value) !== undefined ? [name] : [],
      );
      setNames((known) => (known.join() === found.join() ? known : found));
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form]);
  return names;
}

/** A chosen picture is a text of megabytes, which nobody typed. */
function isShown(value: unknown): value is string {
  return typeof value === "string" && !value.startsWith("data:");
}
