"use client";

import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";

/**
 * What stands below the lines that a person has opened a record for: drawn right after them. In a page's first HTML it is
 * there at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isInFirstHtml = !useInBrowser();
  const [isBegun, setIsBegun] = useState(isInFirstHtml);
  // A preview that is drawn in parts itself would take it along.
  useEffect(() => setIsBegun(true), []);
  return useDeferredValue(isBegun) && children;
}

/** False in the first HTML, and where that comes alive: what only the browser knows comes after it. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, inHtml);
}

const subscribe = () => () => undefined;
const inBrowser = () => true;
const inHtml = () => false;
