"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { whenIdle } from "@/components/ui/when-idle";

const loadWatch = async () => (await import("./record-link-watch")).RecordLinkWatch;

/** Comes once the page is at rest: until then a link to a record is a link like any other. */
export function RecordLinks() {
  const [RecordLinkWatch, load] = useOnDemand(loadWatch);
  useEffect(() => whenIdle(load), [load]);
  return RecordLinkWatch && <RecordLinkWatch />;
}
