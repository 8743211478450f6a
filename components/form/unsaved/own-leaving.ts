"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { isWorkHeld, onUnsavedWork } from "./unsaved-work";
import { useUnsavedWork } from "./use-unsaved-work";

/** The question before leaving what is under way, in words of its own. */
export interface LeaveWords {
  title: string;
  text: string;
  leave: string;
}

let words: LeaveWords | undefined;
const listeners = new Set<() => void>();

/**
 * For what is under way instead of entered: every way out asks first, as before unsaved work.
 * @param saying what the question says by now
 * @param onLeave the person has chosen to leave, which may lead to where this is still shown
 */
export function useOwnLeaving(isUnderWay: boolean, saying: LeaveWords, onLeave: () => void): void {
  useUnsavedWork(isUnderWay);
  const leave = useEffectEvent(onLeave);
  const { title, text, leave: confirm } = saying;
  useEffect(() => {
    if (!isUnderWay) return;
    say({ title, text, leave: confirm });
    return () => say(undefined);
  }, [isUnderWay, title, text, confirm]);
  useEffect(() => {
    if (!isUnderWay) return;
    return onUnsavedWork(() => isWorkHeld() || leave());
  }, [isUnderWay]);
}

/** @returns undefined where nothing is held but what was entered */
export function useLeaveWords(): LeaveWords | undefined {
  return useSyncExternalStore(listen, () => words);
}

function say(now: LeaveWords | undefined): void {
  words = now;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
