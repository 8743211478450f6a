"use client";

import { useSyncExternalStore } from "react";
import { type Density, parseDensity } from "@/lib/preferences/density";

/** <html> has it, and changes when a switch is used, wherever that stands. */
function onChange(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => watch.disconnect();
}

function current(): Density {
  return parseDensity(document.documentElement.dataset.density);
}

/** @param first what the server knows, for what is in the first HTML. */
export function useDensity(first: Density = "comfortable"): Density {
  return useSyncExternalStore(onChange, current, () => first);
}
