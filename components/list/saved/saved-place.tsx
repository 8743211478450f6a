"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { whenIdle } from "@/components/ui/when-idle";
import type { SavedInBarProps } from "./saved-in-bar";
import { storedFilters } from "./stored-filters";

const load = async () => (await import("./saved-in-bar")).SavedInBar;

/**
 * The room that is left of the bar's line, for saved filters. They live in the browser (decision 0020) and come when the
 * page is there: what does not fit has no line of its own, or the rows would move.
 */
export function SavedPlace(props: SavedInBarProps) {
  const [InBar, ask] = useOnDemand(load);
  useEffect(() => whenIdle(() => storedFilters() !== null && ask()), [ask]);
  return (
    <div className="-ml-1.5 h-control-small min-w-0 flex-1 basis-0 overflow-hidden pl-1.5">
      {InBar && <InBar {...props} />}
    </div>
  );
}
