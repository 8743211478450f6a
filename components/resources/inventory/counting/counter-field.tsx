"use client";

import { useTranslations } from "next-intl";
import { RecordPicker } from "@/components/form/picker/record-picker";
import type { Choice } from "@/lib/choices/source";
import { counters } from "@/lib/resources/inventory/counters-source";

interface CounterFieldProps {
  counter: Choice | undefined;
  /** The form was sent, or tried to be. */
  isChecked: boolean;
  onChange(counter: Choice | undefined): void;
}

/** Who counts: one of the people who open /inventory. */
export function CounterField({ counter, isChecked, onChange }: CounterFieldProps) {
  const t = useTranslations("counting.counter");
  return (
    <RecordPicker
      label={t("label")}
      placeholder={t("placeholder")}
      source={counters}
      error={isChecked && counter === undefined ? t("required") : undefined}
      value={String(counter?.id ?? "")}
      known={counter && [counter]}
      onChange={(_id, choice) => onChange(choice)}
    />
  );
}
