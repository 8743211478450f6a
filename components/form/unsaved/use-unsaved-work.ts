"use client";

import { useEffect, useEffectEvent } from "react";
import { markPlace, watchLeaving } from "./leave-watch";
import { holdWork } from "./unsaved-work";

/**
 * For each form: while it holds what is not saved, every way out of it asks first. Links, Back, Forward and the tab
 * itself are watched here; a step that the page takes by itself goes through `leaveWork`.
 *
 * @param isUnsaved false too while it is being saved.
 * @param staysAt whether the form is still there at another address; a form belongs to its one address unless it says so.
 */
export function useUnsavedWork(isUnsaved: boolean, staysAt: (address: URL) => boolean = nowhere): void {
  const staysThere = useEffectEvent(staysAt);
  useEffect(markPlace);
  useEffect(() => {
    if (!isUnsaved) return;
    const endsWatch = watchLeaving();
    const endsWork = holdWork({ staysAt: (address) => staysThere(address) });
    return () => {
      endsWatch();
      endsWork();
    };
  }, [isUnsaved]);
}

function nowhere(): boolean {
  return false;
}
