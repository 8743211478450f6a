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
  const typed = value ?? "";
  // What is cut in silence would be searched for as something else.
  const fault =
    typed.trim().length > longest ? t("tooLong", { count: typed.trim().length, most: longest }) : faultOf(typed);
  return (
    <Field label={name} hint={t("debounceHint")} error={fault}>
      {(field) => (
        <TextInput
          {...field}
          type="search"
          autoComplete="off"
          value={typed}
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
          isNumber
          isWholeNumber
          value={value ?? ""}
          onValue={(text) => onChange(text || undefined)}
        />
      )}
    </Field>
  );
}
