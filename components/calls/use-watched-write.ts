"use client";

import { useCallback, useSyncExternalStore } from "react";
import { onWatchState, type WatchState, watchStateOf } from "./watch-states";

/**
 * Where a write of this name stands that `runWatched` runs, or undefined: none is under way, and nothing is to be read of
 * the last one. The name says what is written, e.g. `ORD-06 164`.
 */
export function useWatchedWrite(name: string): WatchState | undefined {
  return useSyncExternalStore(
    useCallback((listener) => onWatchState(name, listener), [name]),
    () => watchStateOf(name),
    () => undefined,
  );
}
