"use client";

import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/list/picture";
import { PreviewSection } from "@/components/list/preview-section";
import { PreviewCell, PreviewTable } from "@/components/list/preview-table";
import { defaultCurrency } from "@/lib/money/currency";
import { money, moneyText, sumMoney } from "@/lib/money/decimal";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { OrderItem } from "@/lib/resources/orders/orders.calls";

/** What was ordered: quantity, price, serial numbers where there are any, totals (ORDR-004). */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations("orders.items");
  const locale = useLocale();
  const show = (amount: string) => formatMoney(amount, defaultCurrency, locale);
  if (items.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  const sum = moneyText(sumMoney(items.map((item) => money(item.total))));
  const hasSerialNumbers = items.some((item) => item.serialNumbers.length > 0);
  const columns = [
    { title: t("product") },
    ...(hasSerialNumbers ? [{ title: t("serialNumbers") }] : []),
    { title: t("quantity"), isNumber: true },
    { title: t("price"), isNumber: true },
    { title: t("total"), isNumber: true },
  ];
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={columns} className="min-w-140">
        {items.map(({ id, product, quantity, price, serialNumbers, total }) => (
          <tr key={id}>
            <PreviewCell>
              <div className="flex items-center gap-3">
                <Picture address={product.image} text="" />
                <div className="min-w-0">
                  <p className="wrap-anywhere">{product.name}</p>
                  <p className="text-ink-muted text-xs">{product.barcode}</p>
                </div>
              </div>
            </PreviewCell>
            {hasSerialNumbers && (
              <PreviewCell className="max-w-48 text-xs wrap-anywhere">{serialNumbers.join(", ")}</PreviewCell>
            )}
            <PreviewCell isNumber>{formatQuantity(quantity, locale)}</PreviewCell>
            <PreviewCell isNumber>{show(price)}</PreviewCell>
            <PreviewCell isNumber>{show(total)}</PreviewCell>
          </tr>
        ))}
        <tr className="font-semibold">
          <td colSpan={columns.length - 1} className="h-9.5 px-3 text-right">
            {t("sum")}
          </td>
          <PreviewCell isNumber>{show(sum)}</PreviewCell>
        </tr>
      </PreviewTable>
    </PreviewSection>
  );
}
