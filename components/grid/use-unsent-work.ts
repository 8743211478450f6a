"use client";

import { useEffect, useEffectEvent } from "react";
import { offerWork } from "@/components/form/unsaved/store-work";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import { resumeUnsent, type UnsentWork, unsentWorkOf } from "@/lib/grid/sending/unsent-work";

interface UnsentWorkOptions<Content> {
  /** Of the grid and its record; undefined where nothing is sent by itself. */
  name: string | undefined;
  /** What has failed by now, also where it is not drawn yet. */
  failedNow(): readonly GridChange<Content>[];
  resume(failed: readonly GridChange<Content>[]): void;
}

/** Has what an existing record's grid holds and the platform does not have outlive the end of the session, in this tab. */
export function useUnsentWork<Content>(editor: GridEditor<Content>, options: UnsentWorkOptions<Content>): void {
  const { name } = options;
  const failedNow = useEffectEvent(options.failedNow);
  const resume = useEffectEvent(options.resume);
  useEffect(() => {
    if (name === undefined) return undefined;
    const nothing: UnsentWork<Content> = { changes: [], drafts: [], added: [] };
    const stored = takeStoredWork(name, nothing);
    if (stored !== undefined) resume(resumeUnsent(editor, stored.local));
    return offerWork(name, () => {
      const local = unsentWorkOf(editor, failedNow());
      return local && { base: nothing, local };
    });
  }, [editor, name]);
}
