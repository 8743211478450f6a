"use client";

import { ProgressProvider } from "@bprogress/next/app";
import type { ReactNode } from "react";

/** The thin bar at the top while a page is on its way (1§2). */
export function NavigationProgress({ children }: { children: ReactNode }) {
  return (
    <ProgressProvider
      height="3px"
      color="var(--accent)"
      options={{ showSpinner: false }}
      // A page that is there at once should not flash a bar.
      delay={120}
      shallowRouting
    >
      {children}
    </ProgressProvider>
  );
}
