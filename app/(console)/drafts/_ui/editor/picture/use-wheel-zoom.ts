"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

/** The wheel with Ctrl, and two fingers of a touchpad, which browsers tell as that: the picture becomes larger or smaller. */
export function useWheelZoom(pane: RefObject<HTMLElement | null>, onZoom: (isLarger: boolean) => void): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = pane.current;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      // Else the browser would enlarge the whole page.
      event.preventDefault();
      zoom(event.deltaY < 0);
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [pane]);
}
