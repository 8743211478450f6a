"use client";

import { useNow } from "next-intl";
import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

/**
 * Now, in milliseconds, to the minute: what counts down is drawn anew once a minute. A page's first HTML and its taking
 * over are of the moment at which the server made it.
 */
export function useMinute(): number {
  const madeAt = useNow().getTime();
  return useSyncExternalStore(
    onMinute,
    () => minuteOf(Date.now()),
    () => minuteOf(madeAt),
  );
}

const minuteOf = (ms: number): number => Math.floor(ms / minuteMs) * minuteMs;

/** More often than it changes: a timer of a minute would come up to a minute late. */
function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs / 12);
  return () => clearInterval(timer);
}
