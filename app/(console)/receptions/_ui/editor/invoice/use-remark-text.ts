"use client";

import { useLocale, useTranslations } from "next-intl";
import { isDay } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { percentUnit } from "@/lib/money/currency";
import { formatAmount, formatDecimal, formatPercent } from "@/lib/money/format";
import type { InvoiceFinding } from "@/lib/resources/receptions/invoice/invoice";
import type { InvoiceRemark } from "@/lib/resources/receptions/invoice-remark";

/** What there is to look at in an invoice, in words; that of a line begins with its name. */
export function useRemarkText(): (remark: InvoiceRemark) => string {
  const t = useTranslations("receptions.invoice");
  const fields = useTranslations("receptions.fields");
  const locale = useLocale();
  const findingText = (finding: InvoiceFinding): string => {
    const rate = "rate" in finding && finding.rate !== undefined ? formatPercent(finding.rate, locale) : "";
    if (finding.kind === "charge")
      return t("findings.charge", { amount: formatAmount(finding.amount, locale), reason: finding.reason ?? "–" });
    const amounts = { stated: formatAmount(finding.stated, locale), computed: formatAmount(finding.computed, locale) };
    return t("findings.differs", { ...amounts, what: t(`findings.${finding.kind}`, { rate }) });
  };
  const written = (number: string): string => formatDecimal(number, locale);
  const offText = ({ discount, isFixedValue }: { discount: string; isFixedValue: boolean }): string =>
    isFixedValue ? written(discount) : `${written(discount)} ${percentUnit}`;
  const textOf = (remark: InvoiceRemark): string => {
    switch (remark.kind) {
      case "finding":
        return findingText(remark.finding);
      case "quantity":
        return t("remarks.quantity", { quantity: written(remark.quantity) });
      case "unit":
        return t("remarks.unit", { unit: remark.unit, quantity: written(remark.quantity) });
      case "price":
        return t("remarks.price", { price: written(remark.price) });
      case "discount":
        return t("remarks.discount", { discount: written(remark.discount) });
      case "rateDiscount": {
        const rate = remark.rate === undefined ? "–" : formatPercent(remark.rate, locale);
        return t("remarks.rateDiscount", { discount: offText(remark), rate });
      }
      case "rateLacking":
        return t("remarks.rateLacking", { rate: formatPercent(remark.rate, locale) });
      case "fieldKept": {
        const stated = isDay(remark.stated) ? formatDay(remark.stated) : remark.stated;
        return t("remarks.fieldKept", { field: fields(remark.field), stated });
      }
      case "supplierUnknown":
        return t("remarks.supplierUnknown", { supplier: remark.supplier });
      case "currencyUnknown":
        return t("remarks.currencyUnknown", { currency: remark.currency });
      default:
        return t(`remarks.${remark.kind}`);
    }
  };
  return (remark) => (remark.name ? `${remark.name}: ${textOf(remark)}` : textOf(remark));
}
