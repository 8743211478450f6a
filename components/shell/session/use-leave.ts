"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { enteredWork, keepWork } from "@/components/form/unsaved/store-work";
import { giveUpWork } from "@/components/form/unsaved/unsaved-work";
import { clearBrowserState } from "./browser-state";
import { isSignOut, type LeaveReason } from "./leave-reason";
import { signInAddress } from "./sign-in-address";
import { tellOtherTabs } from "./tabs-channel";

/** One for the tab: only the first reason is true. */
const tab = { isLeaving: false };

/**
 * For a person who signs out: what fails from here on fails because of it, and is no reason of its own.
 * @returns a function that takes it back, where the session turned out to live on
 */
export function announceLeaving(): () => void {
  tab.isLeaving = true;
  return () => {
    tab.isLeaving = false;
  };
}

/**
 * Ends the session in this tab, once: caches and stored state are dropped, other tabs are told, and
 * a full page load of the sign-in page leaves nothing in memory. Where another account has signed in, what the browser
 * keeps and its other tabs are that one's already.
 */
export function useLeave() {
  return useCallback((cache: QueryClient, reason: LeaveReason, isToldByOtherTab = false) => {
    if (tab.isLeaving && !isSignOut(reason)) return;
    tab.isLeaving = true;
    const entered = enteredWork();
    cache.clear();
    if (!isToldByOtherTab && reason !== "other-account") tellOtherTabs(reason);
    void clearBrowserState(reason).finally(() => {
      // Who did not mean to leave finds what was entered again; who signed out has been asked about it.
      if (!isSignOut(reason)) keepWork(entered);
      // What is on the screen must go now, and not before: a key pressed meanwhile stores unsaved work.
      giveUpWork();
      window.location.assign(signInAddress(reason, window.location));
    });
  }, []);
}
