"use client";

import { useErrorText } from "./use-error-text";

/** An error in the person's language, why the platform refuses a field too. */
export function ErrorText({ error }: { error: unknown }) {
  return useErrorText()(error);
}
