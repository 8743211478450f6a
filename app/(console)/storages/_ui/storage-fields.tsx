"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { Select } from "@/components/form/select";
import { useListText } from "@/components/list/use-list-text";
import { CountySelect } from "@/components/resources/lookups/county-select";
import { isWholePlace, type StorageForm, storageRules } from "@/lib/resources/storages/storage-form";
import { storageTypes } from "@/lib/resources/storages/storages.calls";
import { StoragePlaceFields } from "./storage-place-fields";
import { fieldLabel, StorageText, useFieldError } from "./storage-text";

const ruled = (isRight: (typed: string) => boolean) => z.string().check(z.refine(isRight));

export const storageFormSchema = z
  .object({
    name: ruled(storageRules.name),
    type: ruled(storageRules.type),
    isActive: z.boolean(),
    chain: z.string(),
    street: ruled(storageRules.street),
    number: ruled(storageRules.number),
    bloc: z.string(),
    scara: z.string(),
    etaj: z.string(),
    apartament: z.string(),
    postalCode: ruled(storageRules.postalCode),
    city: ruled(storageRules.city),
    county: ruled(storageRules.county),
    lat: ruled(storageRules.lat),
    long: ruled(storageRules.long),
  })
  .check(z.refine(isWholePlace, { path: ["long"] }));

interface StorageFieldsProps {
  record: RecordFormApi<StorageForm>;
  /** What a new storage alone is asked for. */
  children?: ReactNode;
}

/** A storage's fields with its address and place, checked as they change (STOR-006 to STOR-012). */
export function StorageFields({ record, children }: StorageFieldsProps) {
  const t = useTranslations("storages");
  const yesNo = useTranslations("list");
  const word = useListText("storages");
  const { register } = record.form;
  const textOf = (field: keyof StorageForm, values: StorageForm): string => {
    if (field === "isActive") return yesNo(values.isActive ? "yes" : "no");
    return field === "type" ? word("words", "type", values.type) : values[field];
  };

  return (
    <RecordForm
      record={record}
      labelOf={(field) => t(`fields.${field === "chain" ? field : fieldLabel(field)}`)}
      textOf={textOf}
      className="max-w-2xl"
    >
      <StorageText record={record} name="name" />
      <Field label={t("fields.type")} error={useFieldError(record, "type")}>
        {(field) => (
          <Select {...field} {...register("type")}>
            <option value="">{t("form.choose")}</option>
            {storageTypes.map((type) => (
              <option key={type} value={type}>
                {word("words", "type", type)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {children}
      <Checkbox label={t("fields.isActive")} {...register("isActive")} />
      <fieldset className="mt-3 grid items-start gap-x-4 gap-y-2 sm:grid-cols-4">
        <legend className="mb-2 font-semibold text-base">{t("fields.address")}</legend>
        <StorageText record={record} name="street" className="sm:col-span-3" />
        <StorageText record={record} name="number" maxLength={20} />
        <StorageText record={record} name="bloc" maxLength={20} />
        <StorageText record={record} name="scara" maxLength={20} />
        <StorageText record={record} name="etaj" maxLength={20} />
        <StorageText record={record} name="apartament" maxLength={20} />
        <StorageText record={record} name="city" className="sm:col-span-2" />
        <CountySelect
          label={t("fields.county")}
          error={useFieldError(record, "county")}
          className="sm:col-span-2"
          value={record.form.watch("county")}
          registration={register("county")}
        />
        <StorageText record={record} name="postalCode" inputMode="numeric" className="sm:col-span-2" />
      </fieldset>
      <StoragePlaceFields record={record} />
    </RecordForm>
  );
}
