"use client";

import { useEffect, useRef, useState } from "react";
import { TextInput } from "@/components/form/text-input";
import { type CellEntryProps, useCellEntry } from "./use-cell-entry";

interface TextCellEntryProps extends CellEntryProps {
  /** Of a text none: what is longer than its value is not cut, and is a fault. */
  longest?: number;
  inputMode: "text" | "numeric";
}

/** A cell of text, or of a day that is typed, while it is being edited. */
export function TextCellEntry({ label, typed, before, longest, inputMode, ...ends }: TextCellEntryProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const { onBlur, onKeyDown } = useCellEntry({ ...ends, isUnsaved: text !== before, typedIn: () => text });
  return (
    <TextInput
      ref={field}
      size="textCell"
      aria-label={label}
      autoComplete="off"
      inputMode={inputMode}
      maxLength={longest}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  );
}
