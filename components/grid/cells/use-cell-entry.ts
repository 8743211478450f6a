"use client";

import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { hasLeft } from "@/components/form/has-left";
import { askedStep } from "@/components/form/unsaved/unsaved-work";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import type { Motion } from "@/lib/grid/position/cursor";
import { editingAction } from "@/lib/grid/position/keys";

/** What the field of a cell is given. */
export interface CellEntryProps {
  label: string;
  /** What the entry begins with: what stood in the cell, or the first key, which may be none of a value. */
  typed: string;
  /** What stood in the cell before. */
  before: string;
  /**
   * @param typed with what the field has refused: it is no value
   * @param motion where the cursor moves next; absent where the focus is elsewhere
   */
  onCommit(typed: string, motion?: Motion): void;
  onCancel(): void;
}

interface CellEntryOptions extends Pick<CellEntryProps, "onCommit" | "onCancel"> {
  /** It holds what would be lost. */
  isUnsaved: boolean;
  /** What was typed by now. */
  typedIn(field: HTMLElement): string;
}

/** How an entry ends: once, by a key, or by going elsewhere. */
export function useCellEntry({ isUnsaved, typedIn, onCommit, onCancel }: CellEntryOptions) {
  const isOver = useRef(false);
  useUnsavedWork(isUnsaved);
  const end = (finish: () => void): void => {
    // Taking the field away blurs it, which would end the entry once more.
    if (isOver.current) return;
    isOver.current = true;
    finish();
  };
  return {
    end,
    onBlur(event: FocusEvent<HTMLElement>): void {
      const { currentTarget } = event;
      // The question whether to leave takes the focus: what is typed is what it asks about.
      if (hasLeft(event) && askedStep() === undefined) end(() => onCommit(typedIn(currentTarget)));
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      event.stopPropagation();
      const action = editingAction(event);
      if (action === undefined) return;
      event.preventDefault();
      const { currentTarget } = event;
      if (action.kind === "cancel") end(onCancel);
      if (action.kind === "commit") end(() => onCommit(typedIn(currentTarget), action.motion));
    },
  };
}
