"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { cut, longest } from "@/lib/list/texts/cut";
import { isNumericKey, numericText, numericTexts } from "@/lib/money/numeric-text";
import { TextInput } from "./text-input";

interface NumericInputProps extends Omit<ComponentProps<typeof TextInput>, "onChange" | "onKeyDown" | "value"> {
  value: string;
  onValue(value: string): void;
  /** What it is counted in, e.g. RON or %: shown inside the field, and read with it (CNST-015, CNST-016). */
  unit?: string;
  /** Several numbers, a comma between them. */
  isMany?: boolean;
}

/**
 * Holds digits and the dot alone (1§5): a comma becomes the dot, pasted groups and units are read, and what is no number
 * is refused in sight. A text field: one of type number would scroll and round.
 */
export function NumericInput({ value, onValue, unit, isMany = false, ...rest }: NumericInputProps) {
  const t = useTranslations("common");
  const unitId = useId();
  const [refused, setRefused] = useState<string>();
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const text = (isMany ? numericTexts : numericText)(target.value, cameAtOnce(nativeEvent, target.value));
    setRefused(text === undefined ? target.value : undefined);
    if (text !== undefined) onValue(text);
  };
  const press = (event: KeyboardEvent): void => {
    if (isNumericKey(event)) return;
    event.preventDefault();
    if ([...event.key].length === 1) setRefused(event.key);
  };
  const describedBy = [unit === undefined ? undefined : unitId, rest["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div>
      <div className="relative">
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          className={unit === undefined ? undefined : "pr-14 text-right tabular-nums"}
          value={value}
          {...rest}
          aria-describedby={describedBy || undefined}
          onKeyDown={press}
          onChange={change}
        />
        {unit !== undefined && (
          <span
            id={unitId}
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted text-sm"
          >
            {unit}
          </span>
        )}
      </div>
      {refused !== undefined && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {t("notNumeric", { text: cut(refused, longest.chip) })}
        </p>
      )}
    </div>
  );
}

/**
 * Whether all that stands in a field came in one piece, by pasting, dictation or autofill. What is typed sign by sign,
 * composed, undone or pasted beside other signs is taken as it stands: `12.` and a pasted `500` are not 12500.
 */
function cameAtOnce(event: Event, held: string): boolean {
  if (!(event instanceof InputEvent)) return true;
  return /^insert(Text|From|Replacement)/.test(event.inputType) && (event.data === null || event.data === held);
}
