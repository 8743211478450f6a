"use client";

import { useLocale, useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { ProductPicker } from "@/components/resources/products/product-picker";
import { sendCall } from "@/lib/calls/send-call";
import type { RecordSource } from "@/lib/choices/source";
import { longest } from "@/lib/list/texts/cut";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { marketplaceCalls, mostTaxonProducts } from "@/lib/resources/galleries/marketplace.calls";
import { taxonPaths } from "@/lib/resources/galleries/taxon-paths";

interface PickerProps {
  record: RecordFormApi<BannerForm>;
}

/** A category by its path, which is what a banner holds of it. */
export function CategoryPicker({ record }: PickerProps) {
  const t = useTranslations("galleries");
  const { paths, ...taxons } = useTaxons();
  const { register, watch, formState } = record.form;
  const chosen = watch("forwardedCategoryTree");
  return (
    <Field
      label={t("fields.forwardedCategoryTree")}
      error={
        formState.errors.forwardedCategoryTree ? t("form.categoryRequired") : record.refusalOf("forwardedCategoryTree")
      }
    >
      {(field) => (
        <FetchedSelect
          {...taxons}
          options={paths.map(({ path }) => ({ value: path, label: path }))}
          none={t("form.choose")}
          held={{ value: chosen, label: chosen }}
          {...field}
          {...register("forwardedCategoryTree")}
        />
      )}
    </Field>
  );
}

/** A product of a category; a banner that has one keeps it until another is chosen. */
export function BannerProduct({ record, banner }: PickerProps & { banner: Banner | undefined }) {
  const t = useTranslations("galleries");
  const errorText = useErrorText();
  const { paths, ...taxons } = useTaxons();
  const { register, watch, control, formState } = record.form;
  const { field: product } = useController({ name: "forwardedProductInfo", control });
  const slug = watch("productCategory");
  return (
    <>
      <Field label={t("form.categoryOfProduct")}>
        {(field) => (
          <FetchedSelect
            {...taxons}
            options={paths.map((each) => ({ value: each.slug, label: each.path }))}
            none={t("form.choose")}
            held={{ value: slug, label: slug }}
            {...field}
            {...register("productCategory")}
          />
        )}
      </Field>
      <ProductPicker
        label={t("fields.forwardedProductInfo")}
        source={productsOf(slug)}
        value={product.value}
        known={banner?.forwardedProductInfo && [banner.forwardedProductInfo]}
        noneText={t(slug === "" ? "form.categoryFirst" : "form.noProducts")}
        failedText={(error) => `${t("form.productsFailed")} ${errorText(error)}`}
        inputRef={product.ref}
        onChange={product.onChange}
        error={
          formState.errors.forwardedProductInfo ? t("form.productRequired") : record.refusalOf("forwardedProductInfo")
        }
      />
    </>
  );
}

/** The products of a category, of which the marketplace names ten at most; none without a category. */
function productsOf(slug: string): RecordSource {
  return {
    key: [marketplaceCalls.taxonProducts.id, "choices", slug],
    unasked: "all",
    most: mostTaxonProducts,
    longestLabel: longest.productLabel,
    delay: () => 0,
    async find(_term, signal) {
      if (slug === "") return [];
      const { data } = await sendCall(marketplaceCalls.taxonProducts, { params: { slug } }, signal);
      return data.map(({ id, name, imageURL }) => ({ id, name, image: imageURL }));
    },
    // The marketplace names products of one category alone, and those are all read.
    named: async () => undefined,
  };
}

/** The marketplace's categories by their paths, and what is said where they could not be had. */
function useTaxons() {
  const t = useTranslations("galleries.form");
  const errorText = useErrorText();
  const query = useCallQuery(marketplaceCalls.taxons, {}, { meta: { quiet: true } });
  return {
    query,
    paths: taxonPaths(query.data?.data ?? [], useLocale()),
    failedText: t("categoriesFailed", { reason: errorText(query.error) }),
  };
}
