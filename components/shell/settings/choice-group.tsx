"use client";

import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "@/components/ui/class-names";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Of the label, where it is not the page's. */
  lang?: string;
}

interface ChoiceGroupProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isLabelHidden?: boolean;
}

/** A few choices of which one holds, side by side: native radio buttons, so arrow keys work. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  isLabelHidden = false,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={classNames("mb-1.5 font-medium text-ink-muted text-sm", isLabelHidden && "sr-only")}>
        {label}
      </legend>
      <div className="flex rounded-md border border-line bg-sunken p-0.5">
        {choices.map(({ value, label: text, icon, lang }) => (
          <label
            key={value}
            lang={lang}
            className="flex h-control-small flex-1 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded px-2.5 text-ink-muted text-sm hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {icon}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
