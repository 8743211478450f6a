"use client";

import { useEffect, useRef, useState } from "react";
import { hasLeft } from "@/components/form/has-left";
import { typedEntry } from "@/components/form/left-out";
import { NumericInput } from "@/components/form/numeric-input";
import { refusedOf } from "@/components/form/refused-entry";
import { askedStep } from "@/components/form/unsaved/unsaved-work";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import type { Motion } from "@/lib/grid/position/cursor";
import { editingAction } from "@/lib/grid/position/keys";
import { numericText } from "@/lib/money/numeric-text";

export interface CellEntryProps {
  label: string;
  /** Of the amounts, e.g. the code of a currency. */
  unit: string;
  /** What the entry begins with: what stood in the cell, or the first key, which may be none of a number. */
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

/** A cell of numbers while it is being edited. */
export function NumericCellEntry({ label, unit, typed, before, onCommit, onCancel }: CellEntryProps) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [first] = useState(() => typedEntry(typed, (text) => numericText(text, false)));
  const [text, setText] = useState(first.value);
  /** With what is no value: it is seen, and what is typed takes its place. */
  const [isReopened] = useState(first.pieces.length > 0 && typed === before);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(isReopened ? 0 : field.current.value.length, field.current.value.length);
  }, [isReopened]);
  // Behind the effect that takes the focus: where unsaved work begins, Stay leads back to.
  useUnsavedWork(text !== before);
  const end = (finish: () => void): void => {
    // Taking the field away blurs it, which would end the entry once more.
    if (isOver.current) return;
    isOver.current = true;
    finish();
  };
  const commit = (left: HTMLInputElement, motion?: Motion): void =>
    end(() => onCommit(refusedOf(left) || text, motion));
  return (
    <NumericInput
      ref={field}
      placed="cell"
      aria-label={label}
      unit={unit}
      value={text}
      refusedAtFirst={first.pieces}
      isReopened={isReopened}
      onValue={setText}
      // The question whether to leave takes the focus: what is typed is what it asks about.
      onBlur={(event) => hasLeft(event) && askedStep() === undefined && commit(event.currentTarget)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const action = editingAction(event);
        if (action === undefined) return;
        event.preventDefault();
        if (action.kind === "cancel") end(onCancel);
        if (action.kind === "commit") commit(event.currentTarget, action.motion);
      }}
    />
  );
}
