"use client";

import { type RefObject, useEffect } from "react";

/**
 * Scrolls a row that lies across to its chosen element. Not by `scrollIntoView`: the next Tab would go on from there,
 * past the link to the content (SHELL-018).
 *
 * @param chosen changes when another element is.
 */
export function useInSight(row: RefObject<HTMLElement | null>, selector: string, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen element is what is scrolled to.
  useEffect(() => {
    const element = row.current?.querySelector(selector);
    if (!row.current || !element) return;
    const seen = row.current.getBoundingClientRect();
    const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(row.current);
    const { left, right } = element.getBoundingClientRect();
    const before = left - seen.left - pixels(scrollPaddingLeft);
    const after = right - seen.right + pixels(scrollPaddingRight);
    if (before < 0) row.current.scrollLeft += before;
    else if (after > 0) row.current.scrollLeft += after;
  }, [row, selector, chosen]);
}

/** Of what may be `auto`. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
