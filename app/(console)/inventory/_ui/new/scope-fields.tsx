"use client";

import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Callout } from "@/components/feedback/callout";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { NumericField } from "@/components/form/record/numeric-field";
import { AddProduct } from "@/components/resources/products/add-product";
import { isNotFound } from "@/lib/errors/is-not-found";
import { lookupSource } from "@/lib/list/lookups/lookup-source";
import { draftsCalls, type Shelf } from "@/lib/resources/drafts/drafts.calls";
import { mostDays, type NewCountForm, type ScopeKind, scopeKinds } from "@/lib/resources/inventory/begin/new-count";
import { categoriesLookup } from "@/lib/resources/products/categories.lookup";
import { PickedList } from "./picked-list";

interface ScopeFieldsProps {
  form: UseFormReturn<NewCountForm>;
  /** Id; empty until one is chosen. */
  storage: string;
}

const categories = lookupSource(categoriesLookup);

/** What is counted: all, or a part of it. */
export function ScopeFields({ form, storage }: ScopeFieldsProps) {
  const t = useTranslations("inventory.new");
  const kind = form.watch("kind");
  const { errors } = form.formState;
  const mapping = useCallQuery(
    draftsCalls.liveMapping,
    { params: { id: Number(storage) } },
    { enabled: storage !== "", meta: { quiet: true }, retry: false },
  );
  const shelves = mapping.data?.data.shelves ?? [];
  const shelfObstacle = obstacleOfShelves();
  function obstacleOfShelves(): string | undefined {
    if (storage === "") return t("shelvesStorageFirst");
    if (mapping.isPending) return t("shelvesReading");
    if (mapping.isError && !isNotFound(mapping.error)) return t("shelvesFailed");
    return shelves.length === 0 ? t("shelvesNone") : undefined;
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t("fields.kind")}</legend>
      {scopeKinds.map((each) => (
        <Fragment key={each}>
          <Checkbox
            type="radio"
            label={t(`kinds.${each}`)}
            hint={each === "SHELVES" ? shelfObstacle : undefined}
            value={each}
            disabled={each === "SHELVES" && shelfObstacle !== undefined && kind !== "SHELVES"}
            {...form.register("kind")}
          />
          {/* As far in as the radio's own text. */}
          <div className="ml-6.5 max-w-lg empty:hidden">
            {each === "SHELVES" && mapping.isError && !isNotFound(mapping.error) && (
              <Callout
                text={t("shelvesFailed")}
                action={t("again")}
                onAction={() => void mapping.refetch()}
                isBusy={mapping.isFetching}
              />
            )}
            {each === kind && partOf(kind)}
          </div>
        </Fragment>
      ))}
    </fieldset>
  );

  /** What is to be chosen of a kind stands below its radio. */
  function partOf(kind: ScopeKind): ReactNode {
    switch (kind) {
      case "ALL":
        return null;
      case "CATEGORIES":
        return <Categories form={form} error={errors.categories ? t("categoriesRequired") : undefined} />;
      case "SHELVES":
        return <Shelves form={form} shelves={shelves} error={errors.shelves ? t("shelvesRequired") : undefined} />;
      case "PRODUCTS":
        return <Products form={form} error={errors.products ? t("productsRequired") : undefined} />;
      case "NOT_COUNTED":
        return (
          <Field label={t("fields.days")} error={errors.days ? t("daysFormat", { most: mostDays }) : undefined}>
            {(field) => (
              <NumericField {...field} name="days" control={form.control} isWholeNumber className="max-w-40" />
            )}
          </Field>
        );
    }
  }
}

interface PartProps {
  form: UseFormReturn<NewCountForm>;
  error: string | undefined;
}

function Categories({ form, error }: PartProps) {
  const t = useTranslations("inventory.new");
  const { field } = useController({ name: "categories", control: form.control });
  return (
    <div className="grid gap-2">
      <RecordPicker
        label={t("fields.categories")}
        placeholder={t("categoryPlaceholder")}
        source={categories}
        error={error}
        value=""
        chosen={field.value.map(({ id }) => id)}
        onChange={(_id, choice) => {
          if (choice && !field.value.some(({ id }) => id === choice.id))
            field.onChange([...field.value, { id: choice.id, name: choice.name }]);
        }}
      />
      <PickedList
        label={t("fields.categories")}
        picked={field.value}
        removeText={(name) => t("remove", { name })}
        onRemove={(id) => field.onChange(field.value.filter((each) => each.id !== id))}
      />
    </div>
  );
}

function Products({ form, error }: PartProps) {
  const t = useTranslations("inventory.new");
  const { field } = useController({ name: "products", control: form.control });
  return (
    <div className="grid gap-2">
      <AddProduct
        errorId={error && "new-count-products"}
        onAdd={({ id, name }) => {
          if (!field.value.some((each) => each.id === id)) field.onChange([...field.value, { id, name }]);
        }}
      />
      {error && (
        <p id="new-count-products" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <PickedList
        label={t("fields.products")}
        picked={field.value}
        removeText={(name) => t("remove", { name })}
        onRemove={(id) => field.onChange(field.value.filter((each) => each.id !== id))}
      />
    </div>
  );
}

function Shelves({ form, shelves, error }: PartProps & { shelves: readonly Shelf[] }) {
  const t = useTranslations("inventory.new");
  const { field } = useController({ name: "shelves", control: form.control });
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{t("fields.shelves")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {shelves.map((shelf) => (
          <Checkbox
            key={shelf.id}
            label={t("shelf", { first: shelf.cells[0]?.alias ?? "", last: shelf.cells.at(-1)?.alias ?? "" })}
            checked={field.value.includes(shelf.id)}
            aria-invalid={error !== undefined}
            aria-describedby={error && "new-count-shelves"}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...field.value, shelf.id] : field.value.filter((each) => each !== shelf.id),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id="new-count-shelves" role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
