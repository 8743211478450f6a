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
  // As the browser tells of it: to ask would have it lay out the page in the middle of a click.
  const scrolled = useRef(0);

  useEffect(() => {
    const element = scroller.current;
    if (!isReady || element === null) return;
    if (shown.current !== rows) {
      const place = keptPlace();
      // A page that has just come is at its top, or where a person has scrolled it since: to set it has the page laid out.
      if (place > 0 || shown.current !== undefined) element.scrollTop = place;
      scrolled.current = place;
    }
    shown.current = rows;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      // Hidden behind a wide preview it is scrolled nowhere.
      if (!element.checkVisibility()) return;
      scrolled.current = element.scrollTop;
      clearTimeout(timer);
      timer = setTimeout(() => keepPlace(scrolled.current), restMs);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
    };
  }, [scroller, rows, isReady]);

  // A row was opened, or a column shown: another step with the same rows in the same place.
  useEffect(() => {
    if (shown.current === rows && scrolled.current !== keptPlace()) keepPlace(scrolled.current);
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
