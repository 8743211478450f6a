"use client";

import { useEffect } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { TickBarProps } from "./tick-bar";

const loadBar = async () => (await import("./tick-bar")).TickBar;

/** What is done with ticked rows, between the rows and their pages: rows stay where they are. Fetched with the first tick. */
export function TickPlace(props: TickBarProps) {
  const { ids, others } = props.ticks;
  const isWanted = ids.size > 0 || others !== undefined;
  const [TickBar, ask] = useOnDemand(loadBar, notifyNotLoaded);
  // Each tick asks, so that one after a broken line gets what the first one could not.
  useEffect(() => {
    if (ids.size > 0 || others !== undefined) ask();
  }, [ids, others, ask]);
  return isWanted && TickBar ? <TickBar {...props} /> : null;
}
