"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Field } from "@/components/form/field";
import type { FormProps } from "@/components/form/form-props";
import { RecordForm } from "@/components/form/record/record-form";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { catalogPriceCalls, longestDescription, longestName } from "@/lib/resources/catalog_price/catalog-price.calls";
import { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { readPrice } from "@/lib/resources/catalog_price/price-entry";
import { PriceGrid } from "@/lib/resources/catalog_price/price-grid";
import { toPricedProduct } from "@/lib/resources/catalog_price/price-row";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { CatalogueStorages } from "./catalogue-storages";
import { headClass } from "./head-class";
import { emptyCatalogue, type NewCatalogueValues, newCatalogueSchema, toBody } from "./new-catalogue-schema";
import { PriceList } from "./price-list";

/** A new catalogue: nothing is sent until Save (CATA-008), then all of it in one call. */
export function NewCatalogue(panel: FormProps) {
  const t = useTranslations("catalog_price");
  const create = useCallMutation(catalogPriceCalls.create, { invalidates: [catalogPriceCalls.list] });
  const record = useRecordForm({
    ...panel,
    name: "catalog_price/new",
    values: emptyCatalogue,
    schema: newCatalogueSchema,
    toBody,
    save: async (body) => (await create.mutateAsync({ body })).data.id,
    savedText: t("form.created"),
  });
  const { register, formState, setValue, getValues, watch } = record.form;
  const { errors, isSubmitted } = formState;
  const currencies = useCallQuery(lookupsCalls.currencies, {}, { meta: { quiet: true } });
  const [{ editor, listNumber }, setList] = useState(() => ({ editor: editorOf(emptyCatalogue), listNumber: 0 }));
  // What outlived the end of a session is in the form again, and so it is in the price list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is restored once, and may be taken away again.
  useEffect(() => {
    setList(({ listNumber: before }) => ({ editor: editorOf(getValues()), listNumber: before + 1 }));
  }, [getValues, record.isRestored]);
  const storages = watch("storages");
  const currencyId = watch("currencyId");
  const currency = currencies.data?.data.find(({ id }) => String(id) === currencyId)?.code ?? "";
  const marked = { shouldDirty: true, shouldValidate: true };
  const setStorages = (ids: number[]): void => setValue("storages", ids, marked);

  return (
    <RecordForm record={record} labelOf={(field) => t(`form.labels.${field}`)}>
      <div className={headClass}>
        <Field label={t("fields.name")} error={errors.name ? t("form.nameRequired") : record.refusalOf("name")}>
          {(field) => <TextInput autoComplete="off" maxLength={longestName} {...field} {...register("name")} />}
        </Field>
        <Field
          label={t("fields.currency")}
          error={errors.currencyId ? t("form.currencyRequired") : record.refusalOf("currencyId")}
        >
          {(field) => (
            <FetchedSelect
              query={currencies}
              options={currencies.data?.data.map(({ id, code }) => ({ value: id, label: code }))}
              none={t("form.choose")}
              held={{ value: currencyId, label: undefined }}
              {...field}
              {...register("currencyId")}
            />
          )}
        </Field>
      </div>
      <Field label={t("fields.description")} error={record.refusalOf("description")}>
        {(field) => <TextArea rows={2} maxLength={longestDescription} {...field} {...register("description")} />}
      </Field>
      <CatalogueStorages
        known={[]}
        chosen={storages}
        error={errors.storages ? t("form.storagesRequired") : record.refusalOf("storages")}
        onAdd={(id) => setStorages([...storages, id])}
        onRemove={(removed) => setStorages(storages.filter((id) => id !== removed))}
      />
      <PriceList
        key={listNumber}
        editor={editor}
        catalogueId={undefined}
        currency={currency}
        isChecked={isSubmitted}
        error={errors.products?.message === "productsRequired" ? t("form.productsRequired") : undefined}
        onChanged={() => setValue("products", productsOf(editor), marked)}
      />
    </RecordForm>
  );
}

function editorOf({ products }: NewCatalogueValues): PriceEditor {
  const grid = new PriceGrid(products);
  for (const [index, key] of grid.keys.entries()) {
    const { price = "" } = products[index] ?? {};
    if (readPrice(price).kind === "fault" && price !== "") grid.setDraft(key, price);
  }
  return new PriceEditor(grid);
}

/** What was typed and is no price counts as typed: Save is barred by it. */
function productsOf({ grid }: PriceEditor): NewCatalogueValues["products"] {
  return grid.rows().map((row) => ({ ...toPricedProduct(row), price: row.draft ?? row.price }));
}
