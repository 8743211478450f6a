"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { OptionList } from "@/components/list/controls/option-list";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { productsLookup } from "@/lib/resources/lookups/lookups.lookup";

interface ProductFieldProps {
  label: string;
  /** Of the chosen one, as text; empty while there is none. */
  id: string;
  onChoose(id: string): void;
  error: string | undefined;
}

/** What a product sampling gives: searched for by name, called by its name. */
export function ProductField({ label, id, onChoose, error }: ProductFieldProps) {
  const t = useTranslations("vouchers.form");
  const labelId = useId();
  const asked = { query: { ids: [Number(id)] } };
  // Without the name its number says enough.
  const named = useCallQuery(lookupsCalls.products, asked, { enabled: id !== "", meta: { quiet: true } });
  const name = named.data?.data.find((product) => String(product.id) === id)?.name ?? `#${id}`;
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={`${labelId}-told`} className="grid gap-1">
      <p id={labelId} className="font-medium">
        {label}
      </p>
      <p role="status" className="min-h-5">
        {id === "" ? t("noProduct") : name}
      </p>
      <OptionList
        label={t("searchProduct")}
        placeholder={t("searchProduct")}
        lookup={productsLookup}
        related={undefined}
        chosen={[id]}
        onChoose={({ value }) => onChoose(String(value))}
      />
      <p
        id={`${labelId}-told`}
        role={error === undefined ? undefined : "alert"}
        className="min-h-4.5 text-danger text-sm"
      >
        {error}
      </p>
    </fieldset>
  );
}
