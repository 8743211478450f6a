"use client";

import { type RefObject, useEffect } from "react";

/** A mouse wheel, which turns one way alone, scrolls a row that lies across. At its end the page scrolls on. */
export function useWheelAlong(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isAcross || event.ctrlKey) return;
      const before = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    // React's own listener may not keep the page from scrolling.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [row]);
}
