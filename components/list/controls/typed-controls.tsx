"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { NumericInput } from "@/components/form/numeric-input";
import { TextInput } from "@/components/form/text-input";
import { useTextFault } from "@/components/form/use-text-fault";
import type { ControlProps } from "./control-props";

/** Free text. It is applied when the typing stops, or at once by Enter. */
export function TextControl({ name, value, onChange, longest = 200 }: ControlProps & { longest?: number }) {
  const t = useTranslations("list.filters");
  const faultOf = useTextFault();
  return (
    <Field label={name} hint={t("debounceHint")} error={faultOf(value ?? "")}>
      {(field) => (
        <TextInput
          {...field}
          type="search"
          autoComplete="off"
          maxLength={longest}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  );
}

/** Digits alone; several numbers where the filter takes several. */
export function NumberControl({ name, value, onChange, isMany = false }: ControlProps & { isMany?: boolean }) {
  const t = useTranslations("list.filters");
  return (
    <Field label={name} hint={isMany ? t("numbersHint") : undefined}>
      {(field) => (
        <NumericInput
          {...field}
          isMany={isMany}
          isWholeNumber
          value={value ?? ""}
          onValue={(text) => onChange(text || undefined)}
        />
      )}
    </Field>
  );
}
