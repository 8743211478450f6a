"use client";

import { useLocale, useTranslations } from "next-intl";
import { ProductLines } from "@/components/resources/products/product-lines";
import { money, moneyText } from "@/lib/money/decimal";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import type { ReturnedLine } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";

interface ReturnLinesProps {
  lines: readonly ReturnedLine[];
  currency: string;
}

/** What goes back: quantities and values are below 0 (RETS-003). */
export function ReturnLines({ lines, currency }: ReturnLinesProps) {
  const t = useTranslations("return_to_supplier.lines");
  const locale = useLocale();
  return (
    <ProductLines
      title={t("title")}
      empty={t("empty")}
      quantityTitle={t("quantity")}
      currency={currency}
      lines={lines.map(({ id, product, quantity, pricePurchase, batchNumber, expirationDate, storage, rateVAT }) => ({
        id,
        name: product.name,
        image: product.productImg,
        barcode: product.barCode,
        batchNumber,
        expirationDate,
        storageName: storage.name,
        quantity: formatQuantity(quantity, locale),
        price: pricePurchase === undefined ? t("notAvailable") : formatAmount(pricePurchase, locale),
        value: pricePurchase === undefined ? undefined : moneyText(money(pricePurchase).times(quantity)),
        rateVat: rateVAT.rate,
      }))}
    />
  );
}
