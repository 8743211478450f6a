"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RecordName } from "@/components/form/picker/record-name";
import { useListText } from "@/components/list/use-list-text";
import { isDay } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { defaultCurrency } from "@/lib/money/currency";
import { anyProducts } from "@/lib/resources/products/product-source";
import type { VoucherForm } from "@/lib/resources/vouchers/voucher-form";
import { isSampling, unitOf, voucherTypeName } from "@/lib/resources/vouchers/voucher-type";

const columnOf = { startDate: "periodStart", endDate: "periodEnd" } as const;

/** What a voucher's fields and their values are called, for a choice between two versions. */
export function useVoucherTexts() {
  const t = useTranslations("vouchers.fields");
  const yesNo = useTranslations("list");
  const word = useListText("vouchers");

  function labelOf(name: keyof VoucherForm): string {
    return t(name === "startDate" || name === "endDate" ? columnOf[name] : name);
  }

  function textOf(name: keyof VoucherForm, values: VoucherForm): ReactNode {
    const value = values[name];
    if (typeof value === "boolean") return yesNo(value ? "yes" : "no");
    if (value === "") return "";
    switch (name) {
      case "type":
        return word("words", "type", voucherTypeName(Number(value)));
      case "allocation":
        return word("words", "allocation", value);
      case "startDate":
      case "endDate":
        return isDay(value) ? formatDay(value) : value;
      case "amount":
        return isSampling(values.type) ? "" : `${value} ${unitOf(values.type)}`;
      case "product":
        return <RecordName source={anyProducts} id={value} />;
      case "name":
        return value;
      default:
        return `${value} ${defaultCurrency}`;
    }
  }

  return { labelOf, textOf };
}
