"use client";

import { useCallback } from "react";
import { ConsoleError } from "@/lib/errors/console-error";
import { type RefusedField, refusedField } from "@/lib/record-form/refused-field";
import { useRefusalText } from "./use-refusal-text";

/**
 * @returns a function that finds the field that an error is about, one of `names`, and says in the person's language why
 *   it is refused
 */
export function useRefusedField(): <Name extends string>(
  error: unknown,
  names: readonly Name[],
) => RefusedField<Name> | undefined {
  const refusalText = useRefusalText();
  return useCallback(
    (error, names) => {
      if (!(error instanceof ConsoleError)) return undefined;
      const refusal = refusedField(error.shownText, names);
      return refusal && { ...refusal, text: error.isTranslated ? refusal.text : refusalText(refusal.text) };
    },
    [refusalText],
  );
}
