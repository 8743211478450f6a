"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { ProductSearch } from "@/components/resources/products/product-search";
import { type FoundProduct, platformProducts } from "@/lib/resources/products/product-source";

interface AddProductProps {
  /** The same function in every render: no key press in the price list draws the search again. */
  onAdd(product: FoundProduct): void;
}

/** Finds a product for the price list: by core id, name or barcode, and once more on the public platform (2§5). */
export const AddProduct = memo(function AddProduct({ onAdd }: AddProductProps) {
  const t = useTranslations("catalog_price.add");
  return (
    <ProductSearch
      label={t("label")}
      placeholder={t("placeholder")}
      source={platformProducts}
      noneText={t("none")}
      failedText={() => t("failed")}
      onChoose={onAdd}
    />
  );
});
