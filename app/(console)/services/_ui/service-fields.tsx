"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { useOneSubmission } from "@/components/form/use-one-submission";
import type { FormProps } from "@/components/list/panel/list-form";
import { useListText } from "@/components/list/use-list-text";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { isPrice, type ServiceForm } from "@/lib/resources/services/service-form";
import { serviceTypeName } from "@/lib/resources/services/service-type";
import { serviceTypes } from "@/lib/resources/services/services.calls";

const required = z.string().check(z.trim(), z.minLength(1));
const schema = z.object({
  name: required,
  price: z.string().check(z.refine(isPrice)),
  type: z.string(),
  category: required,
  provider: required,
  active: z.boolean(),
});

interface ServiceFieldsProps extends Pick<FormProps, "formId" | "onState"> {
  values: ServiceForm;
  onSubmit(values: ServiceForm): Promise<void>;
}

/** A service's fields, checked as they change (SERV-004 to SERV-007). */
export function ServiceFields({ formId, values, onState, onSubmit }: ServiceFieldsProps) {
  const t = useTranslations("services");
  const word = useListText("services");
  const { register, handleSubmit, formState, watch } = useForm<ServiceForm>({
    mode: "onChange",
    resolver: zodResolver(schema),
    defaultValues: values,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const isBarred = Object.keys(errors).length > 0;
  const submit = useOneSubmission(onSubmit);
  const providers = useCallQuery(companiesCalls.list, { query: { limit: 100, order: "ASC" } });
  const price = watch("price");

  useEffect(() => onState({ isSending: isSubmitting, isBarred, isDirty }), [onState, isSubmitting, isBarred, isDirty]);

  return (
    <form id={formId} method="post" noValidate onSubmit={handleSubmit(submit)} className="grid max-w-xl gap-2">
      <Field label={t("fields.name")} error={errors.name && t("form.nameRequired")}>
        {(field) => <TextInput autoComplete="off" {...field} {...register("name")} />}
      </Field>
      <Field
        label={t("fields.price")}
        hint={t("form.priceHint")}
        error={errors.price && (price.trim() === "" ? t("form.priceRequired") : t("form.priceFormat"))}
      >
        {(field) => <TextInput autoComplete="off" inputMode="decimal" {...field} {...register("price")} />}
      </Field>
      <Field label={t("fields.type")}>
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
      <Field label={t("fields.category")} error={errors.category && t("form.categoryRequired")}>
        {(field) => <TextInput autoComplete="off" {...field} {...register("category")} />}
      </Field>
      <Field label={t("fields.provider")} error={errors.provider && t("form.providerRequired")}>
        {(field) => (
          // The options arrive after the value: drawn anew then, so that the value finds its option.
          <Select key={providers.status} {...field} {...register("provider")}>
            <option value="">{t("form.choose")}</option>
            {providers.data?.data.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox label={t("fields.active")} {...register("active")} />
    </form>
  );
}
