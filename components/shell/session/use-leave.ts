"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { clearBrowserState } from "./browser-state";
import type { LeaveReason } from "./leave-reason";
import { tellOtherTabs } from "./tabs-channel";

/**
 * Ends the session in this tab, once: caches and stored state are dropped, other tabs are told, and
 * a full page load of the sign-in page leaves nothing in memory.
 */
export function useLeave() {
  const isLeaving = useRef(false);
  return useCallback((cache: QueryClient, reason: LeaveReason, isToldByOtherTab = false) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    cache.clear();
    if (!isToldByOtherTab) tellOtherTabs(reason);
    void clearBrowserState().finally(() => {
      window.location.assign(`/login?reason=${reason}`);
    });
  }, []);
}
