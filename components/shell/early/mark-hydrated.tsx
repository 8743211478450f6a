"use client";

import { useEffect } from "react";
import { hydrated } from "./page-events";

type Part = keyof typeof hydrated;

/** Says that a part of the page is hydrated: it listens for itself. What was clicked or entered in it meanwhile takes place then. */
export function useMarkHydrated(part: Part): void {
  useEffect(() => {
    // The router takes hold of the browser's history, and a form of its fields, in effects that come after this one. What
    // takes place then is a step of its own: together with them it would hold the page still for longer.
    const timer = setTimeout(() => document.dispatchEvent(new Event(hydrated[part])));
    return () => clearTimeout(timer);
  }, [part]);
}

export function MarkHydrated({ part }: { part: Part }) {
  useMarkHydrated(part);
  return null;
}
