"use client";

import { useEffect, useRef, useState } from "react";
import { Select } from "@/components/form/select";
import { type CellEntryProps, useCellEntry } from "./use-cell-entry";

interface ChoiceCellEntryProps extends CellEntryProps {
  values: readonly string[];
  wordOf(value: string): string;
}

/** A cell of a few values while one is chosen: a first key chooses the one that begins with it. */
export function ChoiceCellEntry({ label, typed, before, values, wordOf, ...ends }: ChoiceCellEntryProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(() => {
    const begins = (text: string): boolean => text.toLowerCase().startsWith(typed.toLowerCase());
    if (typed === before || typed === "") return before;
    return values.find((value) => begins(wordOf(value)) || begins(value)) ?? before;
  });
  useEffect(() => field.current?.focus(), []);
  const { onBlur, onKeyDown } = useCellEntry({ ...ends, isUnsaved: chosen !== before, typedIn: () => chosen });
  return (
    <Select
      ref={field}
      aria-label={label}
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        // Up and down choose here; they go on to another row once the choice is made.
        if (event.key === "ArrowUp" || event.key === "ArrowDown") event.stopPropagation();
        else onKeyDown(event);
      }}
      size="cell"
    >
      {!values.includes(chosen) && <option value={chosen}>{chosen === "" ? "–" : wordOf(chosen)}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {wordOf(value)}
        </option>
      ))}
    </Select>
  );
}
