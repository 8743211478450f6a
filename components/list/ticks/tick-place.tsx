"use client";

import { useEffect } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { TicksOfList } from "@/lib/list/ticks/ticked-rows";
import type { TickBarProps } from "./tick-bar";

const loadBar = async () => (await import("./tick-bar")).TickBar;

/** What is done with ticked rows, between the rows and their pages: rows stay where they are. Fetched with the first tick. */
export function TickPlace(props: TickBarProps) {
  const { ids, all } = props.ticks;
  const [TickBar, ask] = useOnDemand(loadBar, notifyNotLoaded);
  // Each tick asks, so that one after a broken line gets what the first one could not.
  useEffect(() => {
    if (isWanted(ids, all)) ask();
  }, [ids, all, ask]);
  return isWanted(ids, all) && TickBar ? <TickBar {...props} /> : null;
}

/** There are some of the applied filters, or others that are to be told of. */
function isWanted(ids: ReadonlySet<number>, all: TicksOfList): boolean {
  return ids.size > 0 || all.some(({ isTold }) => !isTold);
}
