"use client";

import { createContext, type SubmitEvent, use, useRef } from "react";
import type { Search } from "./use-search";

/** Tells the form around a picker that the answer to a code is there. @returns whether the form waits to be sent */
type OnSettled = (isChosen: boolean) => boolean;

const SettledContext = createContext<OnSettled>(() => false);

/** For a form with pickers in it: its value is the `onSettled` of `useAwaitedSubmit`. */
export const AwaitedChoices = SettledContext;

export function useOnSettled(): OnSettled {
  return use(SettledContext);
}

/** What a field has on it while the record of an entered code is being looked for. @param state undefined while none is */
export function awaitedMark(state: Search["state"] | undefined) {
  return { "data-awaited": state };
}

/**
 * Whoever scans and presses Save at once means what was scanned: the form is sent when its record is known, and not sent
 * where none is found, or where nobody can be asked.
 */
export function useAwaitedSubmit(submit: (event?: SubmitEvent<HTMLFormElement>) => void) {
  const isWaiting = useRef(false);
  return {
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      const field = event.currentTarget.querySelector<HTMLElement>("[data-awaited]");
      const hasFailed = field?.dataset.awaited === "failed";
      isWaiting.current = field !== null && !hasFailed;
      if (hasFailed) field.focus();
      if (field === null) submit(event);
      else event.preventDefault();
    },
    onSettled(isChosen: boolean): boolean {
      const wasWaiting = isWaiting.current;
      isWaiting.current = false;
      if (wasWaiting && isChosen) submit();
      return wasWaiting;
    },
  };
}
