"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { isWorkGivenUp, onUnsavedWork } from "./unsaved-work";
import { useUnsavedWork } from "./use-unsaved-work";

/** What the question before leaving says in words of its own. */
export interface LeaveWords {
  /** The usual one where undefined; so is `leave`. */
  title?: string | undefined;
  text: string;
  leave?: string | undefined;
  /** It says by itself what becomes of what was entered. */
  isOfEntered?: boolean | undefined;
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
  useLeaveSaying(isUnderWay ? saying : undefined);
  useEffect(() => {
    if (!isUnderWay) return;
    return onUnsavedWork(() => {
      if (isWorkGivenUp()) leave();
    });
  }, [isUnderWay]);
}

/** For a form that is asked about as any other, and of which the usual words are not true. */
export function useLeaveSaying(saying: LeaveWords | undefined): void {
  const isSaid = saying !== undefined;
  const { title, text = "", leave, isOfEntered } = saying ?? {};
  useEffect(() => {
    if (!isSaid) return;
    say({ title, text, leave, isOfEntered });
    return () => say(undefined);
  }, [isSaid, title, text, leave, isOfEntered]);
}

/** @returns undefined where the usual words are true */
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
