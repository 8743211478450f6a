"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { gridAction } from "@/lib/grid/position/keys";

interface UndoKeysWork {
  undo(): void;
  redo(): void;
}

/** What has an undo of its own; a box that is ticked has none. */
const ownUndo = "[role=grid], input:not([type=checkbox]), textarea, select";

/** Undo and redo by key from a grid's buttons, and all else around it, as from its cells; in a field they are the field's own. */
export function useUndoKeys(frame: RefObject<HTMLElement | null>, work: UndoKeysWork): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.closest(ownUndo) !== null) return;
    const action = gridAction(event);
    if (action?.kind !== "undo" && action?.kind !== "redo") return;
    event.preventDefault();
    work[action.kind]();
  });
  useEffect(() => {
    const element = frame.current;
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [frame]);
}
