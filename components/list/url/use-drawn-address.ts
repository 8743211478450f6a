"use client";

import { useDeferredValue } from "react";
import { useAddress } from "./use-address";

/**
 * The address whose list is drawn. A row that is opened is drawn in parts, between which the page answers: with its panel
 * it is more work than all other steps. What else changes is drawn at once.
 */
export function useDrawnAddress(): URLSearchParams {
  const now = useAddress();
  const drawn = useDeferredValue(now);
  return isRowOpened(drawn, now) ? drawn : now;
}

function isRowOpened(before: URLSearchParams, after: URLSearchParams): boolean {
  return after.has("open") && withoutRow(before) === withoutRow(after);
}

function withoutRow(search: URLSearchParams): string {
  const others = new URLSearchParams(search);
  others.delete("open");
  return others.toString();
}
