"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallQuery } from "@/components/calls/use-call-query";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import { FoldedPart } from "@/components/form/folded-part";
import type { FormProps } from "@/components/form/form-props";
import { RecordForm } from "@/components/form/record/record-form";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { isSessionOver } from "@/lib/errors/session-over";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import {
  catalogPriceCalls,
  longestDescription,
  longestName,
  type NewCatalogue as NewCatalogueBody,
} from "@/lib/resources/catalog_price/catalog-price.calls";
import { readPrice } from "@/lib/resources/catalog_price/price-entry";
import { type PriceEditor, priceGrid } from "@/lib/resources/catalog_price/price-row";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { CatalogueStorages } from "./head/catalogue-storages";
import { CurrencyField } from "./head/currency-field";
import { headClass, headRestClass } from "./head/head-class";
import { useTakenName } from "./head/use-taken-name";
import { emptyCatalogue, type NewCatalogueValues, newCatalogueSchema, toBody } from "./new-catalogue-schema";
import { PriceList } from "./price-list";

const headFields = ["name", "currencyId", "description", "storages"] as const;

/** A new catalogue: nothing is sent until Save (CATA-008), then all of it in one call. */
export function NewCatalogue(panel: FormProps) {
  const t = useTranslations("catalog_price");
  const invalidates = [catalogPriceCalls.list];
  // Told below: a name that is taken at its field alone.
  const create = useCallMutation(catalogPriceCalls.create, { invalidates, meta: { quiet: true } });
  const inOwnWords = useTakenName();
  const errorText = useErrorText();
  async function save(body: NewCatalogueBody): Promise<number> {
    try {
      return (await create.mutateAsync({ body })).data.id;
    } catch (error) {
      const told = await inOwnWords(error, body.name);
      if (told === error && !isSessionOver(error)) notifyError(errorText(error));
      throw told;
    }
  }
  const record = useRecordForm({
    ...panel,
    name: "catalog_price/new",
    values: emptyCatalogue,
    schema: newCatalogueSchema,
    toBody,
    save,
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
  const setCurrency = async (id: string): Promise<boolean> => {
    setValue("currencyId", id, marked);
    return true;
  };
  function changeCurrency(to: string): void {
    void setCurrency(to);
    editor.noteStep({ undo: () => setCurrency(currencyId), redo: () => setCurrency(to) });
  }

  return (
    <RecordForm record={record} labelOf={(field) => t(`form.labels.${field}`)}>
      <FoldedPart
        label={t("form.head")}
        summary={t("form.headSummary", { name: watch("name").trim() || "–", currency, storages: storages.length })}
        isOpenAtFirst
        isNeeded={headFields.some((field) => errors[field] || record.refusalOf(field))}
      >
        <div className={headClass}>
          <Field label={t("fields.name")} error={errors.name ? t("form.nameRequired") : record.refusalOf("name")}>
            {(field) => <TextInput autoComplete="off" maxLength={longestName} {...field} {...register("name")} />}
          </Field>
          <CurrencyField
            held={currencyId === "" ? undefined : { id: Number(currencyId), code: currency }}
            none={t("form.choose")}
            countNow={() => editor.store.sendable().length}
            error={errors.currencyId ? t("form.currencyRequired") : record.refusalOf("currencyId")}
            onChange={(to) => changeCurrency(String(to?.id ?? ""))}
          />
        </div>
        <div className={headRestClass}>
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
        </div>
      </FoldedPart>
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
  const isNone = ({ price }: { price: string }): boolean => readPrice(price).kind === "fault";
  const store = priceGrid(products.map((product) => (isNone(product) ? { ...product, price: "" } : product)));
  for (const { product, price } of products) {
    const key = store.keyOf(product);
    if (key !== undefined && price !== "" && isNone({ price })) store.setDraft(key, "price", price);
  }
  return new GridEditor(store);
}

/** What was typed and is no price counts as typed: Save is barred by it. */
function productsOf({ store }: PriceEditor): NewCatalogueValues["products"] {
  return store.rows().map(({ content, drafts }) => ({ ...content, price: drafts.price ?? content.price }));
}
