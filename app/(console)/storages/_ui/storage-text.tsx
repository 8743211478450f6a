"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { type StorageForm, storageRules } from "@/lib/resources/storages/storage-form";

type Ruled = keyof typeof storageRules;
type TextName = Exclude<keyof StorageForm, "isActive" | "chain">;

interface StorageTextProps extends Omit<ComponentProps<typeof TextInput>, "name"> {
  record: RecordFormApi<StorageForm>;
  name: TextName;
}

/** One field of text, with its own fault before the platform's word on it. */
export function StorageText({ record, name, className, ...input }: StorageTextProps) {
  const t = useTranslations("storages");
  return (
    <Field label={t(`fields.${fieldLabel(name)}`)} error={useFieldError(record, name)} className={className}>
      {(field) => (
        <TextInput autoComplete="off" maxLength={120} {...input} {...field} {...record.form.register(name)} />
      )}
    </Field>
  );
}

/** What is wrong with a field, as a text; the form's own word comes first. */
export function useFieldError(record: RecordFormApi<StorageForm>, name: TextName): string | undefined {
  const t = useTranslations("storages.form.errors");
  const { errors } = record.form.formState;
  return record.characterFaultOf(name) ?? (errors[name] && isRuled(name) ? t(name) : record.refusalOf(name));
}

/** The list has its own words for the two numbers of a place. */
export function fieldLabel(name: Exclude<keyof StorageForm, "chain">) {
  if (name === "lat") return "latitude";
  return name === "long" ? "longitude" : name;
}

function isRuled(name: TextName): name is Ruled {
  return name in storageRules;
}
