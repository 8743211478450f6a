"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { RecordCountsProps } from "./record-counts";

const loadCounts = async () => (await import("./record-counts")).RecordCounts;

/**
 * Where a panel's counts stand: a line that is kept free until they are there, so that what is below does not move. Their
 * code comes once a record is shown; where it cannot be had, the panel is whole without them.
 */
export function CountsPlace(props: RecordCountsProps) {
  const { load } = props;
  const [Counts, ask] = useOnDemand(loadCounts);
  useEffect(() => {
    ask();
    // What they are comes at the same time.
    load().catch(() => undefined);
  }, [ask, load]);
  return Counts ? <Counts {...props} /> : <div className="h-6" />;
}
