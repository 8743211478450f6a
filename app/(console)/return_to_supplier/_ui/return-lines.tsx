"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { ProductLines } from "@/components/resources/products/product-lines";
import { LinePrice } from "@/components/resources/receptions/line-price";
import { Skeleton } from "@/components/ui/skeleton";
import { formatQuantity } from "@/lib/money/format";
import type { ReturnedMoney } from "@/lib/resources/receptions/returned-part";
import type { ReturnedLine } from "@/lib/resources/return_to_supplier/return-reads.calls";

interface ReturnLinesProps {
  lines: readonly ReturnedLine[];
  /** What the same lines are worth; undefined while their reception is not there. */
  valued: ReturnedMoney["lines"] | undefined;
  /** Whose absence is told below the lines. */
  reception: ComponentProps<typeof MissingAnswer>["query"];
  currency: string;
}

/** What goes back: quantities and values are below 0 (RETS-003). */
export function ReturnLines({ lines, valued, reception, currency }: ReturnLinesProps) {
  const t = useTranslations("return_to_supplier.lines");
  const words = useTranslations("common.lines");
  const locale = useLocale();
  const missing = <MissingAnswer query={reception} skeleton={<Skeleton className="h-24" />} isPart />;
  const unknown = reception.error === null ? "…" : "–";
  const rounded = valued?.some((line) => line?.isUnitPriceRounded) && (
    <p className="text-ink-muted text-sm">{words("roundedPrice")}</p>
  );
  return (
    <ProductLines
      title={t("title")}
      empty={t("empty")}
      quantityTitle={t("quantity")}
      currency={currency}
      lines={lines.map(({ id, product, quantity, batchNumber, expirationDate, storage, rateVAT }, index) => {
        const line = valued?.[index];
        return {
          id,
          productId: product.id,
          name: product.name,
          image: product.productImg,
          barcode: product.barCode,
          batchNumber,
          expirationDate,
          storage,
          quantity: formatQuantity(quantity, locale),
          price: (
            <LinePrice
              price={line?.pricePurchase}
              discount={line?.discount}
              afterDiscount={line?.unitPrice}
              isRounded={line?.isUnitPriceRounded === true}
            />
          ),
          value: line?.value,
          rateVat: rateVAT.rate,
        };
      })}
      unvalued={valued === undefined ? unknown : undefined}
      note={valued === undefined ? missing : rounded}
    />
  );
}
