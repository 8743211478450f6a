"use client";

import { useState } from "react";
import type { Hit } from "./hits";

/**
 * What Enter means. What was lit first stays lit while more is found, so that nothing takes its place under the hand.
 * @param firm how many of the hits stand where they will stand: one of those is lit by itself
 */
export function useLitHit(hits: readonly Hit[], firm: number, text: string) {
  const [kept, keep] = useState<{ text: string; key: string | undefined }>({ text, key: undefined });
  const at = kept.text === text ? hits.findIndex(({ key }) => key === kept.key) : -1;
  const lit = at === -1 ? hits.slice(0, firm)[0] : hits[at];
  if (kept.text !== text || kept.key !== lit?.key) keep({ text, key: lit?.key });

  function lightAt(index: number): boolean {
    const hit = hits[index];
    if (hit !== undefined) keep({ text, key: hit.key });
    return true;
  }
  return {
    lit,
    light: ({ key }: Hit): void => keep({ text, key }),
    /** @returns whether the key moves */
    move(key: string): boolean {
      const now = Math.max(at, 0);
      if (hits.length === 0) return false;
      if (key === "ArrowDown") return lightAt((at + 1) % hits.length);
      if (key === "ArrowUp") return lightAt((now - 1 + hits.length) % hits.length);
      if (key === "PageDown") return lightAt(Math.min(now + mostStep, hits.length - 1));
      if (key === "PageUp") return lightAt(Math.max(now - mostStep, 0));
      return false;
    },
  };
}

/** Options that Page Up and Page Down pass over. */
const mostStep = 8;
