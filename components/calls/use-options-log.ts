"use client";

import { useEffect } from "react";

/** The select shows a failure to fetch its options; the specification asks for a log text as well (ERRS-035). */
export function useOptionsLog(error: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: for developers who look into a browser.
    if (error) console.error("Error fetching options:", error);
  }, [error]);
}
