"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { Select } from "@/components/form/select";
import { ProductPicker } from "@/components/resources/products/product-picker";
import { sendCall } from "@/lib/calls/send-call";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { marketplaceCalls } from "@/lib/resources/galleries/marketplace.calls";
import { taxonPaths } from "@/lib/resources/galleries/taxon-paths";
import type { ProductSource } from "@/lib/resources/products/product-source";

interface PickerProps {
  record: RecordFormApi<BannerForm>;
}

/** A category by its path, which is what a banner holds of it. */
export function CategoryPicker({ record }: PickerProps) {
  const t = useTranslations("galleries");
  const { paths, failure } = useTaxons();
  const { register, watch, formState } = record.form;
  const chosen = watch("forwardedCategoryTree");
  const isKnown = chosen === "" || paths.some(({ path }) => path === chosen);
  return (
    <>
      <Field
        label={t("fields.forwardedCategoryTree")}
        error={
          formState.errors.forwardedCategoryTree
            ? t("form.categoryRequired")
            : record.refusalOf("forwardedCategoryTree")
        }
      >
        {(field) => (
          // The options arrive after the value: remounted then, so that the value finds its option.
          <Select key={paths.length} {...field} {...register("forwardedCategoryTree")}>
            <option value="">{t("form.choose")}</option>
            {!isKnown && <option value={chosen}>{chosen}</option>}
            {paths.map(({ slug, path }) => (
              <option key={slug} value={path}>
                {path}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {failure}
    </>
  );
}

/** A product of a category; a banner that has one keeps it until another is chosen. */
export function BannerProduct({ record, banner }: PickerProps & { banner: Banner | undefined }) {
  const t = useTranslations("galleries");
  const errorText = useErrorText();
  const { paths, failure } = useTaxons();
  const { register, watch, setValue, formState } = record.form;
  const [slug, id] = watch(["productCategory", "forwardedProductInfo"]);
  const [last, setLast] = useState<{ id: number; name: string } | undefined>(banner?.forwardedProductInfo);
  const isNamed = String(last?.id) === id;
  return (
    <>
      <Field label={t("form.categoryOfProduct")}>
        {(field) => (
          // The options arrive after the value: remounted then, so that the value finds its option.
          <Select key={paths.length} {...field} {...register("productCategory")}>
            <option value="">{t("form.choose")}</option>
            {paths.map((each) => (
              <option key={each.slug} value={each.slug}>
                {each.path}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {failure}
      <ProductPicker
        key={slug}
        label={t("fields.forwardedProductInfo")}
        source={productsOf(slug)}
        chosen={id === "" ? undefined : { id, name: isNamed ? last?.name : undefined }}
        noneText={t(slug === "" ? "form.categoryFirst" : "form.noProducts")}
        failedText={(error) => `${t("form.productsFailed")} ${errorText(error)}`}
        onChoose={(product) => {
          setLast(product);
          setValue("forwardedProductInfo", String(product.id), { shouldDirty: true, shouldValidate: true });
        }}
        error={
          formState.errors.forwardedProductInfo ? t("form.productRequired") : record.refusalOf("forwardedProductInfo")
        }
      />
    </>
  );
}

/** The products of a category, of which the marketplace names ten at most; none without a category. */
function productsOf(slug: string): ProductSource {
  return {
    key: [marketplaceCalls.taxonProducts.id, "picker", slug],
    isWhole: true,
    delay: () => 0,
    async find(_term, signal) {
      if (slug === "") return [];
      const { data } = await sendCall(marketplaceCalls.taxonProducts, { params: { slug } }, signal);
      return data.map(({ id, name, imageURL }) => ({ id, name, image: imageURL }));
    },
  };
}

/** The marketplace's categories by their paths, and what is said where they could not be had. */
function useTaxons() {
  const t = useTranslations("galleries.form");
  const errorText = useErrorText();
  const taxons = useCallQuery(marketplaceCalls.taxons, {}, { meta: { quiet: true } });
  const failure = taxons.isError && (
    <Callout
      text={t("categoriesFailed", { reason: errorText(taxons.error) })}
      action={t("retry")}
      onAction={() => void taxons.refetch()}
      isBusy={taxons.isFetching}
    />
  );
  return { paths: taxonPaths(taxons.data?.data ?? [], useLocale()), failure };
}
