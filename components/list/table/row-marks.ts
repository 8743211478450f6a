"use client";

import { useCallback, useSyncExternalStore } from "react";

/** What rows of the list in sight are marked with, by their ids: a text that says what the mark means. */
let marks: ReadonlyMap<number, string> = new Map();
const listeners = new Set<() => void>();

/** For what is fetched on demand: a list knows nothing of why its rows are marked. */
export function setRowMarks(next: ReadonlyMap<number, string>): void {
  marks = next;
  for (const listener of listeners) listener();
}

export function useRowMark(id: number): string | undefined {
  return useSyncExternalStore(
    listen,
    useCallback(() => marks.get(id), [id]),
    () => undefined,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
