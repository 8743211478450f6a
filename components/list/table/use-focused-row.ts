"use client";

import { type RefObject, useEffect, useState } from "react";
import type { FocusedRow } from "@/lib/list/rows/rows-in-sight";

/** Which of the rows has the focus, or had it last. They say their place by `aria-rowindex`, the heading being the first. */
export function useFocusedRow(scroller: RefObject<HTMLElement | null>): FocusedRow {
  const [focused, setFocused] = useState<FocusedRow>({ index: undefined, hasFocus: false });
  useEffect(() => {
    const ends = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest("tr")?.getAttribute("aria-rowindex") : null;
      if (place) setFocused({ index: Number(place) - 2, hasFocus: true });
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && scroller.current?.contains(relatedTarget);
      if (!isInside) setFocused(({ index }) => ({ index, hasFocus: false }));
    };
    scroller.current?.addEventListener("focusin", onFocus, ends);
    scroller.current?.addEventListener("focusout", onBlur, ends);
    return () => ends.abort();
  }, [scroller]);
  return focused;
}
