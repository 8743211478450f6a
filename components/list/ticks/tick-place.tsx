"use client";

import dynamic from "next/dynamic";
import type { TickBarProps } from "./tick-bar";

const TickBar = dynamic(async () => (await import("./tick-bar")).TickBar, { ssr: false });

/** What is done with ticked rows, between the rows and their pages: rows stay where they are. Fetched with the first tick. */
export function TickPlace(props: TickBarProps) {
  const { ids, others } = props.ticks;
  return ids.size > 0 || others !== undefined ? <TickBar {...props} /> : null;
}
