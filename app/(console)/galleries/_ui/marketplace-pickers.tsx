"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { Select } from "@/components/form/select";
import type { BannerForm } from "@/lib/resources/galleries/banner-form";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { marketplaceCalls } from "@/lib/resources/galleries/marketplace.calls";
import { taxonPaths } from "@/lib/resources/galleries/taxon-paths";

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
export function ProductPicker({ record, banner }: PickerProps & { banner: Banner | undefined }) {
  const t = useTranslations("galleries");
  const errorText = useErrorText();
  const { paths, failure } = useTaxons();
  const { register, watch, formState } = record.form;
  const [slug, chosen] = watch(["productCategory", "forwardedProductInfo"]);
  const products = useCallQuery(
    marketplaceCalls.taxonProducts,
    { params: { slug } },
    { enabled: slug !== "", meta: { quiet: true } },
  );
  const offered = products.data?.data ?? [];
  const own = banner?.forwardedProductInfo;
  const isOffered = chosen === "" || offered.some(({ id }) => String(id) === chosen);
  return (
    <>
      <div className="grid items-start gap-x-4 sm:grid-cols-2">
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
        <Field
          label={t("fields.forwardedProductInfo")}
          hint={slug !== "" && products.isSuccess && offered.length === 0 ? t("form.noProducts") : undefined}
          error={
            formState.errors.forwardedProductInfo ? t("form.productRequired") : record.refusalOf("forwardedProductInfo")
          }
        >
          {(field) => (
            <Select key={`${slug} ${products.status}`} {...field} {...register("forwardedProductInfo")}>
              <option value="">{t("form.choose")}</option>
              {!isOffered && <option value={chosen}>{String(own?.id) === chosen ? own?.name : `#${chosen}`}</option>}
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {failure}
      {products.isError && (
        <Callout
          text={`${t("form.productsFailed")} ${errorText(products.error)}`}
          action={t("form.retry")}
          onAction={() => void products.refetch()}
          isBusy={products.isFetching}
        />
      )}
    </>
  );
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
