"use client";

import { type RefObject, useEffect } from "react";

/** As app/globals.css has it. */
const narrow = "(width < 1024px)";

/**
 * For what takes the whole screen of a phone without being a dialog: what lies behind it cannot be reached by a key or a
 * screen reader meanwhile. Dialogs that open above it, and what is told, can.
 */
export function useCoversPageOnPhone(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const query = matchMedia(narrow);
    const listening = new AbortController();
    let uncover = (): void => undefined;
    const look = (): void => {
      uncover();
      uncover = query.matches ? cover(frame.current) : () => undefined;
    };
    query.addEventListener("change", look, listening);
    look();
    return () => {
      listening.abort();
      uncover();
    };
  }, [frame]);
}

/** What is told while a screen covers the page; scripts are nothing to reach. */
const spoken = "[data-toasts], [role=status], next-route-announcer, script";

/** @returns what uncovers it */
function cover(frame: HTMLElement | null): () => void {
  const covered: HTMLElement[] = [];
  for (let each = frame; each !== null && each !== document.body; each = each.parentElement)
    for (const beside of each.parentElement?.children ?? [])
      if (beside !== each && beside instanceof HTMLElement && !beside.inert && !beside.matches(spoken))
        covered.push(beside);
  for (const each of covered) each.inert = true;
  return () => {
    for (const each of covered) each.inert = false;
  };
}
