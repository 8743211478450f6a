"use client";

import type { ComponentProps } from "react";
import { isNumericKey, onlyNumeric } from "@/lib/list/keys/numeric-keys";
import { TextInput } from "./text-input";

interface NumericInputProps extends Omit<ComponentProps<typeof TextInput>, "onChange" | "value"> {
  value: string;
  onValue(value: string): void;
  /** One more character that may be typed. */
  extra?: string;
}

/** Takes digits and the dot alone, typed or pasted (1§5). A text field: one of type number would scroll and round. */
export function NumericInput({ value, onValue, extra, ...rest }: NumericInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onKeyDown={(event) => {
        if (event.key !== extra && !isNumericKey(event)) event.preventDefault();
      }}
      onChange={(event) =>
        onValue(
          event.target.value
            .split(extra ?? "\n")
            .map(onlyNumeric)
            .join(extra),
        )
      }
      {...rest}
    />
  );
}
