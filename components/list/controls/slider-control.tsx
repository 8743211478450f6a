"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/form/field";
import { hasLeft } from "@/components/form/has-left";
import { NumericInput } from "@/components/form/numeric-input";
import { readHalves, writeHalves } from "@/lib/list/filters/filter-text";
import { type Bound, faultOfBound, type SliderLimits, sliderRange } from "@/lib/list/filters/slider";
import type { ControlProps } from "./control-props";

interface SliderControlProps extends ControlProps, SliderLimits {
  unit?: string;
}

/** Two bounds, typed or drawn. Bounds in the wrong order are swapped, an emptied one counts as 0 (1§5). */
export function SliderControl({ name, value, onChange, unit, ...limits }: SliderControlProps) {
  const t = useTranslations("list.filters");
  const { least, most, step } = limits;
  const errorOf = (bound: Bound) => {
    const fault = faultOfBound(bound, limits);
    return fault && t(`offSlider.${fault}`, { least, most });
  };
  const given = readHalves(value ?? "");
  const [low, setLow] = useState<Bound>(given.from);
  const [high, setHigh] = useState<Bound>(given.to);
  const put = (nextLow: Bound, nextHigh: Bound): void => {
    setLow(nextLow);
    setHigh(nextHigh);
    // What is refused is handed on as it stands, so that no former value can be applied in its place.
    const isOff = [nextLow, nextHigh].some((bound) => faultOfBound(bound, limits) !== undefined);
    onChange(writeHalves(isOff ? { from: nextLow, to: nextHigh } : sliderRange(nextLow, nextHigh)));
  };
  // The order of the bounds is put right when the person leaves or applies them, not while typing.
  const settle = (): void => {
    if ([low, high].some((bound) => faultOfBound(bound, limits) !== undefined)) return;
    const { from, to } = sliderRange(low, high);
    setLow(from);
    setHigh(to);
  };
  const bounds = [
    { key: "atLeast", bound: low, end: least, put: (bound: Bound) => put(bound, high) },
    { key: "atMost", bound: high, end: most, put: (bound: Bound) => put(low, bound) },
  ] as const;
  return (
    <fieldset
      className="grid grid-cols-2 items-start gap-x-4 gap-y-2"
      onBlur={(event) => hasLeft(event) && settle()}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    >
      <legend className="sr-only">{name}</legend>
      {bounds.map(({ key, bound, end, put: putBound }) => (
        <Field key={key} label={unit === undefined ? t(key) : `${t(key)} (${unit})`} error={errorOf(bound)}>
          {(field) => (
            <>
              <NumericInput
                {...field}
                isWholeNumber={step >= 1}
                placeholder={String(end)}
                value={bound ?? ""}
                emptied="0"
                onValue={putBound}
              />
              <input
                type="range"
                aria-label={`${name}: ${t(key)}`}
                min={least}
                max={most}
                step={step}
                value={Number(bound ?? end) || 0}
                // Drawn to its end, the slider is open again: values beyond it match.
                onChange={({ target }) => putBound(Number(target.value) === end ? undefined : target.value)}
                className="w-full accent-action"
              />
            </>
          )}
        </Field>
      ))}
    </fieldset>
  );
}
