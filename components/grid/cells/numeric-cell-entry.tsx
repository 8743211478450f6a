"use client";

import { useEffect, useRef, useState } from "react";
import { typedEntry } from "@/components/form/left-out";
import { NumericInput } from "@/components/form/numeric-input";
import { refusedOf } from "@/components/form/refused-entry";
import { numericText } from "@/lib/money/numeric-text";
import { type CellEntryProps, useCellEntry } from "./use-cell-entry";

interface NumericCellEntryProps extends CellEntryProps {
  /** Of the amounts, e.g. the code of a currency. */
  unit: string;
  isWholeNumber: boolean;
}

/** A cell of numbers while it is being edited. */
export function NumericCellEntry({ label, unit, isWholeNumber, typed, before, ...ends }: NumericCellEntryProps) {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(() => typedEntry(typed, (text) => numericText(text, false)));
  const [text, setText] = useState(first.value);
  /** With what is no value: it is seen, and what is typed takes its place. */
  const [isReopened] = useState(first.pieces.length > 0 && typed === before);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(isReopened ? 0 : field.current.value.length, field.current.value.length);
  }, [isReopened]);
  // Behind the effect that takes the focus: where unsaved work begins, Stay leads back to.
  const { onBlur, onKeyDown } = useCellEntry({
    ...ends,
    isUnsaved: text !== before,
    typedIn: (left) => (left instanceof HTMLInputElement && refusedOf(left)) || text,
  });
  return (
    <NumericInput
      ref={field}
      placed="cell"
      aria-label={label}
      unit={unit}
      isWholeNumber={isWholeNumber}
      value={text}
      refusedAtFirst={first.pieces}
      isReopened={isReopened}
      onValue={setText}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  );
}
