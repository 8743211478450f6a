"use client";

import { type ComponentProps, useId } from "react";
import { NumericInput } from "./numeric-input";

interface AmountInputProps extends ComponentProps<typeof NumericInput> {
  /** What it is counted in, e.g. RON or %. */
  unit: string;
}

/** A number with its unit inside the field, read with it (CNST-015, CNST-016). */
export function AmountInput({ unit, "aria-describedby": describedBy, ...rest }: AmountInputProps) {
  const unitId = useId();
  return (
    <div className="relative">
      <NumericInput
        {...rest}
        aria-describedby={describedBy === undefined ? unitId : `${unitId} ${describedBy}`}
        className="pr-14 text-right tabular-nums"
      />
      <span
        id={unitId}
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted text-sm"
      >
        {unit}
      </span>
    </div>
  );
}
