"use client";

import { useSyncExternalStore } from "react";
import type { Call } from "@/lib/calls/call";
import { isCallMissing, onMissingCall } from "@/lib/calls/missing-calls";

/** @returns whether the platform is known to lack a call: what it would do is disabled and says why */
export function useMissingCall(call: Call): boolean {
  return useSyncExternalStore(
    onMissingCall,
    () => isCallMissing(call),
    () => false,
  );
}
