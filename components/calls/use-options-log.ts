"use client";

import { useEffect } from "react";

/** Options that could not be had are told in their place; the specification has a log text besides (ERRS-035). */
export function useOptionsLog(error: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: for developers who look into a browser.
    if (error) console.error("Error fetching options:", error);
  }, [error]);
}
