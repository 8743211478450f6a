"use client";

import { useLocale, useTranslations } from "next-intl";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { productRecord } from "@/lib/list/declare/named-product";
import { defaultCurrency } from "@/lib/money/currency";
import { money, moneyText, sumMoney } from "@/lib/money/decimal";
import { formatAmount, formatMoney, formatQuantity } from "@/lib/money/format";
import type { OrderItem } from "@/lib/resources/orders/orders.calls";
import { joinIsolated } from "@/lib/texts/isolated";

/** What was ordered: quantity, price, serial numbers where there are any, totals (ORDR-004). */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations("orders.items");
  const locale = useLocale();
  if (items.length === 0)
    return (
      <PreviewSection title={t("title")} section="items">
        {t("empty")}
      </PreviewSection>
    );
  const sum = moneyText(sumMoney(items.map((item) => money(item.total))));
  const columns = [
    { title: t("product") },
    { title: t("quantity"), isNumber: true },
    { title: `${t("price")}, ${defaultCurrency}`, isNumber: true },
    { title: `${t("total")}, ${defaultCurrency}`, isNumber: true },
  ];
  return (
    <PreviewSection title={t("title")} section="items">
      <PreviewTable label={t("title")} columns={columns}>
        {items.map(({ id, product, quantity, price, serialNumbers, total }) => (
          <tr key={id}>
            <PreviewCell>
              <MediaCell address={product.image} title={product.name} record={productRecord(product)}>
                <span>{product.barcode}</span>
                {serialNumbers.length > 0 && (
                  <span className="w-full wrap-anywhere">
                    {t("serialNumbers", { count: serialNumbers.length, numbers: joinIsolated(serialNumbers, ", ") })}
                  </span>
                )}
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(quantity, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatAmount(price, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatAmount(total, locale)}</PreviewCell>
          </tr>
        ))}
        <tr className="font-semibold">
          <td colSpan={columns.length - 1} className="h-row px-3 text-right">
            {t("sum")}
          </td>
          <PreviewCell isNumber>{formatMoney(sum, defaultCurrency, locale)}</PreviewCell>
        </tr>
      </PreviewTable>
    </PreviewSection>
  );
}
