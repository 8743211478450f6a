"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { whenIdle } from "@/components/ui/when-idle";
import type { PageKey } from "@/lib/roles/pages";

const loadWatch = async () => (await import("./record-link-watch")).RecordLinkWatch;

/** Comes once the page is at rest: until then a link to a record is a link like any other. */
export function RecordLinks({ pages }: { pages: readonly PageKey[] }) {
  const [RecordLinkWatch, load] = useOnDemand(loadWatch);
  useEffect(() => whenIdle(load), [load]);
  return RecordLinkWatch && <RecordLinkWatch pages={pages} />;
}
