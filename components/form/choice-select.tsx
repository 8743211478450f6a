"use client";

import { type ComponentProps, useState } from "react";
import { secondLines } from "@/lib/choices/second-lines";
import { Select } from "./select";

export interface ChoiceSelectProps extends ComponentProps<typeof Select> {
  options: readonly { value: string | number; label: string }[];
  /** What stands there while nothing is chosen; absent where one always is. */
  none?: string | undefined;
  /**
   * What the form holds: it is shown though its option is not there, be it gone, beyond the first page, unknown here, or
   * that no options can be had. Its value is empty where nothing is chosen; without a label its value stands for it.
   */
  held: { value: string; label?: string | undefined };
  /** The list is drawn once more where this changes: options that arrive after the value do not find it by themselves. */
  turn?: string;
}

/** A list of choices that shows what the form holds, whatever is offered; options that look the same carry their value. */
export function ChoiceSelect({ options, none, held, turn, ...select }: ChoiceSelectProps) {
  // What was there when the form was opened can be chosen again, too.
  const [first] = useState(held);
  const isMissing = ({ value: own }: typeof held) => own !== "" && !options.some(({ value }) => String(value) === own);
  const missing = (first.value === held.value ? [held] : [first, held]).filter(isMissing);
  const second = secondLines(options.map(({ value, label }) => ({ id: value, name: label })));
  return (
    <Select key={turn} {...select}>
      {none !== undefined && <option value="">{none}</option>}
      {missing.map(({ value, label }) => (
        <option key={value} value={value}>
          {label ?? `#${value}`}
        </option>
      ))}
      {options.map(({ value, label }, index) => (
        <option key={value} value={value}>
          {second[index] === undefined ? label : `${label} (${second[index]})`}
        </option>
      ))}
    </Select>
  );
}
