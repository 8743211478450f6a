"use client";

import { useCallback } from "react";
import { ConsoleError } from "@/lib/errors/console-error";
import { knownRefusal } from "@/lib/record-form/refusal-reason";
import { usePlainErrorText } from "./use-plain-error-text";
import { useRefusalText } from "./use-refusal-text";

/**
 * @returns a function that says an error to a person: the platform's text where there is one, a refusal of a field
 *   whose reason is known in the person's language, else the code's.
 */
export function useErrorText(): (error: unknown) => string {
  const plainText = usePlainErrorText();
  const refusalText = useRefusalText();
  return useCallback(
    (error) => {
      const shown = error instanceof ConsoleError ? error.shownText : undefined;
      const refusal = shown === undefined ? undefined : knownRefusal(shown);
      return plainText(error, refusal && refusalText(refusal));
    },
    [plainText, refusalText],
  );
}
