"use client";

import { useSyncExternalStore } from "react";
import { useDensity } from "@/components/shell/settings/use-density";
import { narrowRowHeights, rowHeights } from "@/lib/preferences/density";

/** As app/globals.css has it. */
const narrow = "(width < 1024px)";

function onChange(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** A row's height in pixels, by the person's choice and the width of the window. */
export function useRowHeight(): number {
  const density = useDensity();
  const isNarrow = useSyncExternalStore(
    onChange,
    () => matchMedia(narrow).matches,
    () => false,
  );
  return (isNarrow ? narrowRowHeights : rowHeights)[density];
}
