"use client";

import { useTranslations } from "next-intl";
import { type FocusEvent, useState } from "react";
import { Field } from "@/components/form/field";
import { NumericInput } from "@/components/form/numeric-input";
import { readHalves, writeHalves } from "@/lib/list/filters/filter-text";
import { sliderRange } from "@/lib/list/filters/slider";
import type { ControlProps } from "./control-props";

interface SliderControlProps extends ControlProps {
  least: number;
  most: number;
  step: number;
  unit?: string;
}

/** Two bounds, typed or drawn. Bounds in the wrong order are swapped, an empty one counts as 0 (1§5). */
export function SliderControl({ name, value, onChange, least, most, step, unit }: SliderControlProps) {
  const t = useTranslations("list.filters");
  const given = readHalves(value ?? "");
  const [low, setLow] = useState(given.from ?? String(least));
  const [high, setHigh] = useState(given.to ?? String(most));
  const put = (nextLow: string, nextHigh: string): void => {
    setLow(nextLow);
    setHigh(nextHigh);
    const { from, to } = sliderRange(nextLow, nextHigh);
    // At its end the slider is open: values beyond it still match.
    onChange(writeHalves({ from, to: Number(to) >= most ? undefined : to }));
  };
  // The order of the bounds is put right when the person leaves them, not while typing.
  const settle = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    const { from, to } = sliderRange(low, high);
    setLow(from);
    setHigh(to);
  };
  const bounds = [
    { key: "atLeast", text: low, put: (text: string) => put(text, high) },
    { key: "atMost", text: high, put: (text: string) => put(low, text) },
  ] as const;
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2" onBlur={settle}>
      <legend className="sr-only">{name}</legend>
      {bounds.map((bound) => (
        <Field key={bound.key} label={unit === undefined ? t(bound.key) : `${t(bound.key)} (${unit})`}>
          {(field) => (
            <>
              <NumericInput {...field} value={bound.text} onValue={bound.put} />
              <input
                type="range"
                aria-label={`${name}: ${t(bound.key)}`}
                min={least}
                max={most}
                step={step}
                value={Number(bound.text) || 0}
                onChange={(event) => bound.put(event.target.value)}
                className="w-full accent-action"
              />
            </>
          )}
        </Field>
      ))}
    </fieldset>
  );
}
