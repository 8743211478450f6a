"use client";

import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { ProductPicker } from "@/components/resources/products/product-picker";
import { anyProducts } from "@/lib/resources/products/product-source";
import { productsCalls } from "@/lib/resources/products/products.calls";

interface ProductFieldProps {
  label: string;
  /** Of the chosen one, as text; empty while there is none. */
  id: string;
  onChoose(id: string): void;
  error: string | undefined;
}

/** What a product sampling gives: searched for, called by its name. */
export function ProductField({ label, id, onChoose, error }: ProductFieldProps) {
  const t = useTranslations("list.filters");
  const asked = { query: { ids: [Number(id)] } };
  const named = useCallQuery(productsCalls.options, asked, { enabled: id !== "", meta: { quiet: true } });
  const name = named.data?.data.find((product) => String(product.id) === id)?.name;
  return (
    <ProductPicker
      label={label}
      source={anyProducts}
      chosen={id === "" ? undefined : { id, name }}
      noneText={t("noOptions")}
      failedText={() => t("loadFailed")}
      onChoose={(product) => onChoose(String(product.id))}
      error={error}
    />
  );
}
