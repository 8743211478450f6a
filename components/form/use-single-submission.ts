"use client";

import { useCallback, useRef } from "react";

/**
 * Lets a submission run once at a time: the second press of a double click comes before React has
 * disabled the button.
 */
export function useSingleSubmission<Values>(submit: (values: Values) => Promise<void>) {
  const isRunning = useRef(false);
  return useCallback(
    async (values: Values) => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await submit(values);
      } finally {
        isRunning.current = false;
      }
    },
    [submit],
  );
}
