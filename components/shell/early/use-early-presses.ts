"use client";

import { useEffect, useRef } from "react";
import { earlyPart } from "./page-events";

/**
 * For a part of a page whose code may come after the page's: a button of it that was pressed before takes place then.
 * @param name tells it from others of the same kind, e.g. that of another record
 * @returns props of its element
 */
export function useEarlyPresses(name: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => void ref.current?.dispatchEvent(new Event(earlyPart.alive, { bubbles: true })), []);
  return { ref, [earlyPart.name]: name };
}
