"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Select } from "@/components/form/select";
import { chooseTyped, typedOn } from "@/lib/grid/editing/choose-typed";
import { type CellEntryProps, useCellEntry } from "./use-cell-entry";

/** Keys that follow each other faster are one text, as in any select. */
const sameTextMs = 1000;

interface ChoiceCellEntryProps extends CellEntryProps {
  values: readonly string[];
  wordOf(value: string): string;
}

/**
 * A cell of a few values while one is chosen, by what is typed: the browser's own select would begin anew with each key,
 * and take 19 for a 9. What is typed and is none of the values stays in the cell, with its fault.
 */
export function ChoiceCellEntry({ label, typed, before, values, wordOf, ...ends }: ChoiceCellEntryProps) {
  const field = useRef<HTMLSelectElement>(null);
  // What stood there before is where an entry without a first key begins: unless it is no value, it is no text to go on with.
  const first = typed === before && values.includes(before) ? "" : typed;
  const text = useRef({ typed: first, at: Number.NEGATIVE_INFINITY });
  const [chosen, setChosen] = useState(() => (first === "" ? before : (chooseTyped(first, values, wordOf) ?? first)));
  useEffect(() => field.current?.focus(), []);
  const { onBlur, onKeyDown } = useCellEntry({ ...ends, isUnsaved: chosen !== before, typedIn: () => chosen });
  function onTyped(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const { at, typed: soFar } = text.current;
    // The first key was pressed in the grid, at a time that is not told.
    const isSoon = at === Number.NEGATIVE_INFINITY || event.timeStamp - at < sameTextMs;
    const choose = (text: string) => chooseTyped(text, values, wordOf);
    const now = typedOn(soFar, event.key, isSoon, choose);
    text.current = { typed: now, at: event.timeStamp };
    setChosen(choose(now) ?? now);
  }
  const outside = (text: string): string => {
    if (text === "") return "–";
    return text === before ? wordOf(text) : text;
  };
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
        else if (isTyping(event)) onTyped(event);
        else onKeyDown(event);
      }}
      size="cell"
    >
      {!values.includes(chosen) && <option value={chosen}>{outside(chosen)}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {wordOf(value)}
        </option>
      ))}
    </Select>
  );
}

function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
}
