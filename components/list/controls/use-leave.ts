"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Tells that a place in a dialog is left: another one has the focus or is clicked, or the place goes away with its
 * dialog. What a place opens elsewhere, such as a calendar, belongs to it.
 * @param onLeave hears whether the place is gone, with all that was typed there, and the place as it was
 */
export function useLeave<Place extends HTMLElement>(
  place: RefObject<Place | null>,
  onLeave: (isGone: boolean, place: Place | null) => void,
): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const left = place.current;
    const around = left?.closest<HTMLElement>("[role=dialog]");
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
    around?.addEventListener("focusin", (event) => !isPressed && isElsewhere(event) && leave(false, left), { signal });
    // Before the click does its own work, such as clearing all filters.
    around?.addEventListener("click", (event) => isElsewhere(event) && leave(false, left), { signal, capture: true });
    return () => {
      listening.abort();
      leave(true, left);
    };
  }, [place]);
}
