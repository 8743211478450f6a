"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { type BannerForm, destinations } from "@/lib/resources/galleries/banner-form";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { BannerProduct, CategoryPicker } from "./marketplace-pickers";

/** Where a tap on the banner leads: nowhere, to an address, or to a category or product of the marketplace. */
export function BannerDestination({
  record,
  banner,
}: {
  record: RecordFormApi<BannerForm>;
  banner?: Banner | undefined;
}) {
  const t = useTranslations("galleries");
  const { register, watch, formState } = record.form;
  const { errors } = formState;
  const leadsTo = watch("leadsTo");
  return (
    <fieldset className="mb-2 grid gap-2 rounded-md border border-line px-4 pt-2 pb-1">
      <legend className="px-1 font-medium">{t("form.leadsTo")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2 pb-1">
        {destinations.map((destination) => (
          <label key={destination} className="flex items-center gap-2">
            <input type="radio" value={destination} className="size-4 accent-action" {...register("leadsTo")} />
            {t(`form.destinations.${destination}`)}
          </label>
        ))}
      </div>
      {leadsTo === "link" && (
        <Field
          label={t("fields.forwardedURL")}
          hint={t("form.linkHint")}
          error={
            record.characterFaultOf("forwardedURL") ??
            (errors.forwardedURL ? t("form.linkFormat") : record.refusalOf("forwardedURL"))
          }
        >
          {(field) => (
            <TextInput autoComplete="off" inputMode="url" maxLength={500} {...field} {...register("forwardedURL")} />
          )}
        </Field>
      )}
      {leadsTo === "category" && <CategoryPicker record={record} />}
      {leadsTo === "product" && <BannerProduct record={record} banner={banner} />}
    </fieldset>
  );
}
