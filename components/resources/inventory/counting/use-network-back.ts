"use client";

import { useEffect, useState } from "react";

/** How often it is tried, in milliseconds. */
const triesEvery = 5_000;

/** Whether the console can be reached again: a network that is there may lead nowhere. */
export function useNetworkBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    async function look(): Promise<void> {
      const answer = await fetch("/api/health/live", { cache: "no-store", signal: listening.signal }).catch(
        () => undefined,
      );
      if (!listening.signal.aborted) setIsBack(answer?.ok === true);
    }
    void look();
    const timer = setInterval(() => void look(), triesEvery);
    window.addEventListener("online", () => void look(), listening);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
  return isBack;
}
