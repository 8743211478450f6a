"use client";

import { useId } from "react";
import { cut, longest } from "@/lib/list/texts/cut";
import type { ControlProps } from "./control-props";
import type { WordOption } from "./use-filter-options";

/** One of a few words. */
export function OneControl({ name, value, onChange, options }: ControlProps & { options: readonly WordOption[] }) {
  const group = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{name}</legend>
      {options.map(({ word, label }) => (
        <label key={word} className="flex items-center gap-2.5" title={label}>
          <input
            type="radio"
            name={group}
            value={word}
            checked={value === word}
            onChange={() => onChange(word)}
            className="size-4 accent-action"
          />
          {cut(label, longest.optionLabel)}
        </label>
      ))}
    </fieldset>
  );
}
