"use client";

import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { useListText } from "@/components/list/use-list-text";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
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
  const { register, formState, watch } = record.form;
  const { errors } = formState;
  const providers = useCallQuery(
    companiesCalls.list,
    { query: { limit: 100, order: "ASC" } },
    { meta: { quiet: true } },
  );
  const price = watch("price");
  const providerName = (provider: string): string | undefined =>
    [...(providers.data?.data.items ?? []), service?.provider].find((each) => String(each?.id) === provider)?.name;
  const textOf = (field: keyof ServiceForm, values: ServiceForm): string => {
    if (field === "type") return word("words", "type", serviceTypeName(Number(values.type)));
    if (field === "active") return yesNo(values.active ? "yes" : "no");
    if (field !== "provider") return values[field];
    return providerName(values.provider) ?? values.provider;
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
        {(field) => <TextInput autoComplete="off" inputMode="decimal" {...field} {...register("price")} />}
      </Field>
      <Field label={t("fields.type")} error={record.refusalOf("type")}>
        {(field) => (
          <Select {...field} {...register("type")}>
            {Object.values(serviceTypes).map((type) => (
              <option key={type} value={type}>
                {word("words", "type", serviceTypeName(type))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t("fields.category")}
        error={errors.category ? t("form.categoryRequired") : record.refusalOf("category")}
      >
        {(field) => <TextInput autoComplete="off" maxLength={120} {...field} {...register("category")} />}
      </Field>
      <Field
        label={t("fields.provider")}
        error={errors.provider ? t("form.providerRequired") : record.refusalOf("provider")}
      >
        {(field) => (
          <FetchedSelect
            query={providers}
            options={providers.data?.data.items.map(({ id, name }) => ({ value: id, label: name }))}
            none={t("form.choose")}
            held={{ value: watch("provider"), label: providerName(watch("provider")) }}
            {...field}
            {...register("provider")}
          />
        )}
      </Field>
      <Checkbox label={t("fields.active")} {...register("active")} />
    </RecordForm>
  );
}
