"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { type CompanyForm, companyRules } from "@/lib/resources/companies/company-form";

type Ruled = keyof typeof companyRules;
type TextName = Exclude<keyof CompanyForm, "isVatPayer" | "isSupplier" | "isActive">;

interface CompanyTextProps extends Omit<ComponentProps<typeof TextInput>, "name"> {
  record: RecordFormApi<CompanyForm>;
  name: TextName;
}

/** One field of text, with its own fault before the platform's word on it. */
export function CompanyText({ record, name, className, ...input }: CompanyTextProps) {
  const t = useTranslations("companies");
  const { register } = record.form;
  return (
    <Field label={t(`fields.${fieldLabel(name)}`)} error={useFieldError(record, name)} className={className}>
      {(field) => <TextInput autoComplete="off" maxLength={120} {...input} {...field} {...register(name)} />}
    </Field>
  );
}

/** What is wrong with a field, as a text; the record's own word comes first. */
export function useFieldError(record: RecordFormApi<CompanyForm>, name: TextName): string | undefined {
  const t = useTranslations("companies.form.errors");
  const { errors } = record.form.formState;
  return record.characterFaultOf(name) ?? (errors[name] && isRuled(name) ? t(name) : record.refusalOf(name));
}

/** The list calls one field otherwise than the wire. */
export function fieldLabel(name: keyof CompanyForm) {
  return name === "paymentTermDays" ? "paymentTerm" : name;
}

function isRuled(name: TextName): name is Ruled {
  return name in companyRules;
}
