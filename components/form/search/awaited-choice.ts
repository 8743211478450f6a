"use client";

import { createContext, type SubmitEvent, use, useRef } from "react";

/** Tells the form around a picker that the answer to a code is there. @returns whether the form waits to be sent */
type OnSettled = (isChosen: boolean) => boolean;

const SettledContext = createContext<OnSettled>(() => false);

/** For a form with pickers in it: its value is the `onSettled` of `useAwaitedSubmit`. */
export const AwaitedChoices = SettledContext;

export function useOnSettled(): OnSettled {
  return use(SettledContext);
}

/** What a field has on it while the record of an entered code is being looked for. */
export const awaitedMark = "data-awaited";

/**
 * Whoever scans and presses Save at once means what was scanned: the form is sent when its record is known, and not sent
 * where none is found.
 */
export function useAwaitedSubmit(submit: (event?: SubmitEvent<HTMLFormElement>) => void) {
  const isWaiting = useRef(false);
  return {
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      isWaiting.current = event.currentTarget.querySelector(`[${awaitedMark}]`) !== null;
      if (isWaiting.current) event.preventDefault();
      else submit(event);
    },
    onSettled(isChosen: boolean): boolean {
      const wasWaiting = isWaiting.current;
      isWaiting.current = false;
      if (wasWaiting && isChosen) submit();
      return wasWaiting;
    },
  };
}
