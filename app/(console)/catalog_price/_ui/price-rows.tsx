"use client";

import { useLocale } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewCell } from "@/components/record/preview-table";
import { productRecord } from "@/lib/list/declare/named-product";
import { formatAmount } from "@/lib/money/format";
import type { ProductPrice } from "@/lib/resources/catalog_price/catalog-price.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";

/** Prices of at most 200 products, with the first picture of each, looked up by barcode in one call (CATA-028). */
export function PriceRows({ prices }: { prices: readonly ProductPrice[] }) {
  const locale = useLocale();
  const barcodes = prices.flatMap(({ barcode }) => barcode ?? []);
  const { data } = useCallQuery(
    productsCalls.imagesByBarcode,
    { query: { barcodes } },
    // A price list without pictures is whole: no toast (reading 13).
    { enabled: barcodes.length > 0, staleTime: 300_000, meta: { quiet: true } },
  );
  const pictures = new Map(data?.data.map(({ barcode, images }) => [barcode, images[0]?.url]));
  return prices.map(({ productPriceId, product: id, label, barcode, price }) => (
    <tr key={productPriceId}>
      <PreviewCell>
        <MediaCell
          address={barcode === undefined ? undefined : pictures.get(barcode)}
          title={label}
          record={productRecord({ id, barcode })}
        >
          {barcode}
        </MediaCell>
      </PreviewCell>
      <PreviewCell isNumber>{formatAmount(price, locale)}</PreviewCell>
    </tr>
  ));
}
