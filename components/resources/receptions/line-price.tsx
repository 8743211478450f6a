"use client";

import { useLocale, useTranslations } from "next-intl";
import { money } from "@/lib/money/decimal";
import { formatAmount, formatPercent } from "@/lib/money/format";
import type { PricedLine } from "@/lib/resources/receptions/reception-totals";

interface LinePriceProps {
  /** Net unit price before the discount. */
  price: PricedLine["pricePurchase"];
  discount: PricedLine["discount"];
  /** Undefined where a person reads N/A (RECP-022). */
  afterDiscount: string | undefined;
  /** Quantity x this price is not the line's value: the note under the table says why. */
  isRounded: boolean;
}

/** What one piece costs, and where a discount made that price, from which one. */
export function LinePrice({ price, discount, afterDiscount, isRounded }: LinePriceProps) {
  const t = useTranslations("common.lines");
  const locale = useLocale();
  const before = price === undefined ? t("notAvailable") : formatAmount(price, locale);
  const rounded = isRounded ? "≈ " : "";
  if (discount === undefined) return <p>{`${rounded}${before}`}</p>;
  // Of what goes back the discount is below 0, as the quantity is: it lowers the price all the same.
  const change = money(discount.value).abs().neg().toString();
  const off = discount.isFixedValue
    ? t("offInAll", { amount: formatAmount(change, locale) })
    : formatPercent(change, locale);
  return (
    <>
      <p>
        {rounded}
        {afterDiscount === undefined ? t("notAvailable") : formatAmount(afterDiscount, locale)}
      </p>
      <p className="text-ink-muted text-xs">
        <span className="sr-only">{t("beforeDiscount")}: </span>
        <s>{before}</s>
      </p>
      <p className="text-ink-muted text-xs">{off}</p>
    </>
  );
}
