"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { ProductPicture } from "@/components/resources/products/product-picture";
import { priceColumns } from "@/lib/resources/catalog_price/price-columns";
import type { PriceFault } from "@/lib/resources/catalog_price/price-entry";
import type { PricedProduct } from "@/lib/resources/catalog_price/price-row";
import type { PictureCache } from "@/lib/resources/products/picture-cache";

/** A price list as it is drawn. @param currency by its code */
export function usePriceLook(pictures: PictureCache, currency: string): GridLook<PricedProduct, PriceFault> {
  const t = useTranslations("catalog_price");
  return useMemo(
    () => ({
      columns: priceColumns,
      label: t("grid.label"),
      titleOf: (column) => (column === "price" ? t("grid.price", { currency }) : t("grid.product")),
      entryLabelOf: (_column, { label }) => t("grid.priceOf", { product: label }),
      wordOf: (_column, value) => value,
      removalOf: ({ label }) => t("grid.remove", { product: label }),
      pictureOf: ({ barcode }) => <ProductPicture pictures={pictures} barcode={barcode} />,
      faultText: (fault) => t(`form.${fault}`),
    }),
    [t, pictures, currency],
  );
}
