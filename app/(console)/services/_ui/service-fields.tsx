"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { Checkbox } from "@/components/form/checkbox";
import { ChoiceSelect } from "@/components/form/choice-select";
import { Field } from "@/components/form/field";
import { RecordName } from "@/components/form/picker/record-name";
import { NumericField } from "@/components/form/record/numeric-field";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { useListText } from "@/components/list/use-list-text";
import { CompanyPicker } from "@/components/resources/companies/company-picker";
import { companySource } from "@/lib/resources/companies/company-source";
import { isPrice, type ServiceForm } from "@/lib/resources/services/service-form";
import { serviceTypeName } from "@/lib/resources/services/service-type";
import { type Service, serviceTypes } from "@/lib/resources/services/services.calls";

const required = z.string().check(z.trim(), z.minLength(1));

export const serviceFormSchema = z.object({
  name: required,
  price: z.string().check(z.refine(isPrice)),
  type: z.string(),
  category: required,
  provider: required,
  active: z.boolean(),
});

interface ServiceFieldsProps {
  record: RecordFormApi<ServiceForm>;
  /** As it is, where it is changed. */
  service?: Service;
}

/** A service's fields, checked as they change (SERV-004 to SERV-007). */
export function ServiceFields({ record, service }: ServiceFieldsProps) {
  const t = useTranslations("services");
  const yesNo = useTranslations("list");
  const word = useListText("services");
  const { register, formState, watch, control } = record.form;
  const { errors } = formState;
  const { field: provider } = useController({ name: "provider", control });
  const price = watch("price");
  const textOf = (field: keyof ServiceForm, values: ServiceForm): ReactNode => {
    if (field === "type") return word("words", "type", serviceTypeName(Number(values.type)));
    if (field === "active") return yesNo(values.active ? "yes" : "no");
    if (field === "provider") return <RecordName source={companySource} id={values.provider} />;
    return values[field];
  };

  return (
    <RecordForm record={record} labelOf={(field) => t(`fields.${field}`)} textOf={textOf} className="max-w-2xl">
      <Field label={t("fields.name")} error={errors.name ? t("form.nameRequired") : record.refusalOf("name")}>
        {(field) => <TextInput autoComplete="off" maxLength={120} {...field} {...register("name")} />}
      </Field>
      <Field
        label={t("fields.price")}
        hint={t("form.priceHint")}
        error={
          errors.price ? t(price.trim() === "" ? "form.priceRequired" : "form.priceFormat") : record.refusalOf("price")
        }
      >
        {(field) => <NumericField {...field} name="price" control={control} />}
      </Field>
      <Field label={t("fields.type")} error={record.refusalOf("type")}>
        {(field) => (
          <ChoiceSelect
            options={Object.values(serviceTypes).map((type) => ({
              value: type,
              label: word("words", "type", serviceTypeName(type)),
            }))}
            held={{ value: watch("type") }}
            {...field}
            {...register("type")}
          />
        )}
      </Field>
      <Field
        label={t("fields.category")}
        error={errors.category ? t("form.categoryRequired") : record.refusalOf("category")}
      >
        {(field) => <TextInput autoComplete="off" maxLength={120} {...field} {...register("category")} />}
      </Field>
      <CompanyPicker
        label={t("fields.provider")}
        error={errors.provider ? t("form.providerRequired") : record.refusalOf("provider")}
        value={provider.value}
        known={service && [service.provider]}
        inputRef={provider.ref}
        onChange={provider.onChange}
      />
      <Checkbox label={t("fields.active")} {...register("active")} />
    </RecordForm>
  );
}
