"use client";

import { type RefObject, useEffect, useRef } from "react";

/** How long nothing scrolls before the place is kept, in ms. */
const restMs = 150;

/**
 * Keeps how far the rows are scrolled with the step of the browser's history, so that Back shows the same rows in the
 * same place. A step to other rows begins at the top.
 *
 * @param rows names the rows that are shown: the same text for the same rows.
 * @param isReady whether those rows are there.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, rows: string, isReady: boolean): void {
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!isReady || element === null) return;
    if (shown.current !== rows) element.scrollTop = keptPlace();
    shown.current = rows;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepPlace(element.scrollTop), restMs);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
    };
  }, [scroller, rows, isReady]);

  // A row was opened, or a column shown: another step with the same rows in the same place.
  useEffect(() => {
    const element = scroller.current;
    // Hidden behind a wide preview it is scrolled nowhere.
    if (element?.checkVisibility() && shown.current === rows && element.scrollTop !== keptPlace())
      keepPlace(element.scrollTop);
  });
}

const name = "rowsScrolledTo";

function keptPlace(): number {
  const state: unknown = window.history.state;
  const place: unknown = typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
  return typeof place === "number" ? place : 0;
}

function keepPlace(place: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === "object" ? state : {}), [name]: place }, "");
}
