"use client";

import { useEffect, useEffectEvent } from "react";

/** Called when the person comes back to the page, e.g. from the tab in which something was documented. */
export function useOnReturn(onReturn: () => void): void {
  const comesBack = useEffectEvent(onReturn);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const back = (): void => {
      if (document.visibilityState === "visible") comesBack();
    };
    document.addEventListener("visibilitychange", back, { signal });
    window.addEventListener("focus", back, { signal });
    return () => ends.abort();
  }, []);
}
