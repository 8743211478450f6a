"use client";

import { useEffect, useSyncExternalStore } from "react";

let isAway = false;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(now: boolean): void {
  isAway = now;
  for (const listener of listeners) listener();
}

/** Whether the page stands where the console cannot be reached, so that nothing that asks it can be done. */
export function useIsConsoleAway(): boolean {
  return useSyncExternalStore(
    listen,
    () => isAway,
    () => false,
  );
}

/** For the page that knows. */
export function useTellConsoleAway(now: boolean): void {
  useEffect(() => {
    tell(now);
    return () => tell(false);
  }, [now]);
}
