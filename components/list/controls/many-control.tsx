"use client";

import { readValues, writeValues } from "@/lib/list/filters/filter-text";
import { cut, longest } from "@/lib/list/texts/cut";
import type { ControlProps } from "./control-props";
import type { WordOption } from "./use-filter-options";

/** Any of a few words; they stand in the value in the order in which they are offered. */
export function ManyControl({ name, value, onChange, options }: ControlProps & { options: readonly WordOption[] }) {
  const chosen = new Set(readValues(value ?? ""));
  function toggle(word: string): void {
    if (!chosen.delete(word)) chosen.add(word);
    onChange(writeValues(options.flatMap((option) => (chosen.has(option.word) ? option.word : []))));
  }
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      <legend className="sr-only">{name}</legend>
      {options.map(({ word, label }) => (
        <label key={word} className="flex items-center gap-2.5" title={label}>
          <input
            type="checkbox"
            value={word}
            checked={chosen.has(word)}
            onChange={() => toggle(word)}
            className="size-4 accent-action"
          />
          {cut(label, longest.optionLabel)}
        </label>
      ))}
    </fieldset>
  );
}
