"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { ProductSearch } from "./product-search";
import { useFoundProducts } from "./use-found-products";

interface ProductPickerProps extends Omit<ComponentProps<typeof ProductSearch>, "placeholder"> {
  /** What the form holds, whether or not it is found; undefined where nothing is chosen, its name where it is known. */
  chosen: { id: string; name: string | undefined } | undefined;
  error: string | undefined;
}

/** A form's field for one product: what is chosen, and the search for another one. */
export function ProductPicker({ chosen, label, error, ...search }: ProductPickerProps) {
  const t = useTranslations("common.product");
  const labelId = useId();
  // A short list that is read whole knows the name of what is chosen, too.
  const { found } = useFoundProducts(search.source, "", false);
  const searchText = t(search.source.isWhole ? "searchByName" : "search");
  const name = chosen?.name ?? found.find(({ id }) => String(id) === chosen?.id)?.name;
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={`${labelId}-message`} className="grid gap-1">
      <p id={labelId} className="font-medium">
        {label}
      </p>
      <p role="status" className={classNames("min-h-5 wrap-anywhere", chosen === undefined && "text-ink-muted")}>
        {chosen === undefined ? t("none") : (name ?? `#${chosen.id}`)}
      </p>
      <ProductSearch label={searchText} placeholder={searchText} {...search} />
      <p
        id={`${labelId}-message`}
        role={error === undefined ? undefined : "alert"}
        className="min-h-4.5 text-danger text-sm"
      >
        {error}
      </p>
    </fieldset>
  );
}
