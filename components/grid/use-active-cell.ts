"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the cell under the cursor in sight: also where it is beyond the side of its frame, and where the frame reaches
 * below what stands at the panel's edge, as sums do. Its scroll margins say what covers it.
 */
export function useActiveCell(id: string, frame: RefObject<HTMLElement | null>): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    // Before the picture, when the row has been drawn; where the grid does not have the focus nobody moves through it.
    const frameNumber = requestAnimationFrame(() => {
      if (!frame.current?.contains(document.activeElement)) return;
      document.getElementById(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    return () => cancelAnimationFrame(frameNumber);
  }, [id, frame]);
}
