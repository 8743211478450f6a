"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { TextInput } from "@/components/form/text-input";
import type { NameFault } from "@/lib/list/saved/saved-filters";

interface NameFieldProps {
  name: string;
  fault: NameFault | "cannotStore" | undefined;
  onName(name: string): void;
}

/** What a saved filter is called. A name that is too long may be typed, and says so: cutting it would lose text. */
export function NameField({ name, fault, onName }: NameFieldProps) {
  const t = useTranslations("list.savedFilters");
  return (
    <Field label={t("name")} error={fault && t(fault)}>
      {(field) => (
        <TextInput {...field} autoComplete="off" value={name} onChange={(event) => onName(event.target.value)} />
      )}
    </Field>
  );
}
