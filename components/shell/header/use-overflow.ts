"use client";

import { type RefObject, useEffect, useState } from "react";

/** 1§9: wider windows show no arrow, whatever overflows. */
const widestWindowWithArrow = 1728;

const none = { before: false, after: false };

/**
 * Whether a row has content beyond its left and right edge, in windows that show arrows for it.
 *
 * @param contents changes when the row's content does.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, contents: unknown) {
  const [overflow, setOverflow] = useState(none);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new contents need a new measure.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const isNarrow = window.innerWidth <= widestWindowWithArrow;
      setOverflow((known) => {
        const next = {
          before: isNarrow && scrollLeft > 1,
          after: isNarrow && scrollLeft + clientWidth < scrollWidth - 1,
        };
        return next.before === known.before && next.after === known.after ? known : next;
      });
    };
    // It calls first when the page is laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [row, contents]);

  return overflow;
}
