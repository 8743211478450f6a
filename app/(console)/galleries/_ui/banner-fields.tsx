"use client";

import { useTranslations } from "next-intl";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Checkbox } from "@/components/form/checkbox";
import { ChoiceSelect } from "@/components/form/choice-select";
import { Field } from "@/components/form/field";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { useListText } from "@/components/list/use-list-text";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import { type Banner, bannerTypes } from "@/lib/resources/galleries/galleries.calls";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { orderTypes } from "@/lib/resources/orders/orders.calls";
import { BannerDays } from "./banner-days";
import { BannerDestination } from "./banner-destination";
import { BannerImageField } from "./banner-image-field";
import { useBannerWords } from "./use-banner-words";

interface BannerFieldsProps {
  record: RecordFormApi<BannerForm>;
  /** As it is, where it is changed. */
  banner?: Banner;
}

/** A banner's fields, checked as they change (BANR-013, BANR-016). */
export function BannerFields({ record, banner }: BannerFieldsProps) {
  const t = useTranslations("galleries");
  const word = useListText("galleries");
  const { register, watch, formState } = record.form;
  const { errors } = formState;
  const chains = useCallQuery(lookupsCalls.chains, {}, { meta: { quiet: true } });
  const knownChains = [...(chains.data?.data ?? []), ...(banner ? [banner.chain] : [])];
  const words = useBannerWords(knownChains, banner);
  const chainName = (chain: string) => knownChains.find(({ id }) => String(id) === chain)?.name;

  return (
    <RecordForm record={record} {...words} className="max-w-2xl">
      <Field label={t("fields.name")} error={errors.name ? t("form.nameRequired") : record.refusalOf("name")}>
        {(field) => <TextInput autoComplete="off" maxLength={120} {...field} {...register("name")} />}
      </Field>
      <div className="grid items-start gap-x-4 sm:grid-cols-2">
        <Field label={t("fields.type")} error={record.refusalOf("type")}>
          {(field) => (
            <ChoiceSelect
              options={Object.entries(bannerTypes).map(([name, type]) => ({
                value: type,
                label: word("words", "type", name),
              }))}
              held={{ value: watch("type") }}
              {...field}
              {...register("type")}
            />
          )}
        </Field>
        <Field label={t("fields.chain")} error={errors.chain ? t("form.chainRequired") : record.refusalOf("chain")}>
          {(field) => (
            <FetchedSelect
              query={chains}
              options={chains.data?.data.map(({ id, name }) => ({ value: id, label: name }))}
              none={t("form.choose")}
              held={{ value: watch("chain"), label: chainName(watch("chain")) }}
              {...field}
              {...register("chain")}
            />
          )}
        </Field>
      </div>
      <BannerImageField record={record} />
      <BannerDays record={record} />
      <BannerDestination record={record} banner={banner} />
      <Field label={t("fields.forOrderType")} error={record.refusalOf("forOrderType")}>
        {(field) => (
          <ChoiceSelect
            options={orderTypes.map((type, index) => ({
              value: index + 1,
              label: word("words", "forOrderType", type),
            }))}
            none={t("form.everyService")}
            held={{ value: watch("forOrderType") }}
            {...field}
            {...register("forOrderType")}
          />
        )}
      </Field>
      <Field label={t("fields.description")} error={record.refusalOf("description")}>
        {(field) => <TextInput autoComplete="off" maxLength={1000} {...field} {...register("description")} />}
      </Field>
      <Checkbox label={t("fields.isActive")} {...register("isActive")} />
    </RecordForm>
  );
}
