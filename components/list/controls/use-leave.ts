"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Tells that a place in a dialog is left: another one has the focus or is clicked, or the place goes away with its
 * dialog. What a place opens elsewhere, such as a calendar, belongs to it.
 */
export function useLeave(place: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const around = place.current?.closest<HTMLElement>("[role=dialog]");
    const listening = new AbortController();
    const { signal } = listening;
    let isPressed = false;
    // The dialog itself has the focus where nothing in it has: a label was pressed, or what had it is gone.
    const isElsewhere = ({ target }: Event): boolean =>
      target !== around && target instanceof Node && place.current?.contains(target) === false;
    for (const type of ["mousedown", "mouseup"])
      document.addEventListener(
        type,
        () => {
          isPressed = type === "mousedown";
        },
        { signal, capture: true },
      );
    // What is applied moves what stands around: never while a button is pressed there, or its click would be lost.
    around?.addEventListener("focusin", (event) => !isPressed && isElsewhere(event) && leave(), { signal });
    // Before the click does its own work, such as clearing all filters.
    around?.addEventListener("click", (event) => isElsewhere(event) && leave(), { signal, capture: true });
    return () => {
      listening.abort();
      leave();
    };
  }, [place]);
}
