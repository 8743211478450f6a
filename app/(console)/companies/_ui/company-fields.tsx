"use client";

import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { NumericField } from "@/components/form/record/numeric-field";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { CountySelect } from "@/components/resources/lookups/county-select";
import { type CompanyForm, companyRules } from "@/lib/resources/companies/company-form";
import { CompanyCui } from "./company-cui";
import { CompanyText, fieldLabel, useFieldError } from "./company-text";

const ruled = (isRight: (typed: string) => boolean) => z.string().check(z.refine(isRight));

export const companyFormSchema = z.object({
  name: ruled(companyRules.name),
  cui: ruled(companyRules.cui),
  registrationNumber: z.string(),
  street: ruled(companyRules.street),
  city: ruled(companyRules.city),
  county: ruled(companyRules.county),
  postalCode: ruled(companyRules.postalCode),
  contactPerson: z.string(),
  phone: ruled(companyRules.phone),
  email: ruled(companyRules.email),
  bank: z.string(),
  iban: ruled(companyRules.iban),
  paymentTermDays: ruled(companyRules.paymentTermDays),
  isVatPayer: z.boolean(),
  isSupplier: z.boolean(),
  isActive: z.boolean(),
});

/** A company's fields, checked as they change (COMP-002, COMP-005). */
export function CompanyFields({ record }: { record: RecordFormApi<CompanyForm> }) {
  const t = useTranslations("companies");
  const yesNo = useTranslations("list");
  const { register } = record.form;
  const textOf = (field: keyof CompanyForm, values: CompanyForm): string => {
    const value = values[field];
    return typeof value === "string" ? value : yesNo(value ? "yes" : "no");
  };

  return (
    <RecordForm
      record={record}
      labelOf={(field) => t(`fields.${fieldLabel(field)}`)}
      textOf={textOf}
      className="max-w-2xl items-start gap-x-4 sm:grid-cols-2"
    >
      <CompanyCui record={record} />
      <CompanyText record={record} name="name" className="sm:col-span-2" />
      <CompanyText record={record} name="registrationNumber" />
      <CompanyText record={record} name="contactPerson" />
      <CompanyText record={record} name="street" className="sm:col-span-2" />
      <CompanyText record={record} name="city" />
      <CountySelect
        label={t("fields.county")}
        error={useFieldError(record, "county")}
        value={record.form.watch("county")}
        registration={register("county")}
      />
      <CompanyText record={record} name="postalCode" inputMode="numeric" />
      <CompanyText record={record} name="phone" type="tel" />
      <CompanyText record={record} name="email" type="email" className="sm:col-span-2" />
      <CompanyText record={record} name="iban" className="sm:col-span-2" />
      <CompanyText record={record} name="bank" />
      <Field label={t("fields.paymentTerm")} error={useFieldError(record, "paymentTermDays")}>
        {(field) => <NumericField {...field} name="paymentTermDays" control={record.form.control} />}
      </Field>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 sm:col-span-2">
        <Checkbox label={t("fields.isVatPayer")} {...register("isVatPayer")} />
        <Checkbox label={t("fields.isSupplier")} {...register("isSupplier")} />
        <Checkbox label={t("fields.isActive")} {...register("isActive")} />
      </div>
    </RecordForm>
  );
}
