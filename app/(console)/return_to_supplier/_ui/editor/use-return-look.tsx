"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { Picture } from "@/components/record/picture";
import { useToday } from "@/components/shell/use-today";
import { addDays } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import { lineMoney } from "@/lib/resources/receptions/returned-part";
import { returnColumnNames, returnColumns } from "@/lib/resources/return_to_supplier/return-columns";
import { leftOf, type ReturnFault, type ReturnLine } from "@/lib/resources/return_to_supplier/return-line";

/** Goods whose last day is so near are marked. */
export const soonDays = 30;

/** A return's lines as they are drawn. @param currency by its code @param within marks what expires within so many days */
export function useReturnLook(currency: string, within = soonDays): GridLook<ReturnLine, ReturnFault> {
  const t = useTranslations("return_to_supplier");
  const locale = useLocale();
  const today = useToday();
  return useMemo(() => {
    const titles = new Map<string, string>(
      returnColumnNames.map((name) => [name, t(`grid.columns.${name}`, { currency })]),
    );
    const titleOf = (column: string): string => titles.get(column) ?? "";
    return {
      columns: returnColumns(addDays(today, within), valueText),
      label: t("grid.label"),
      titleOf,
      entryLabelOf: (column, { line }) => t("grid.cellOf", { column: titleOf(column), product: line.product.name }),
      wordOf(column, value) {
        if (column !== "expirationDate" || value === "") return value;
        const day = formatDay(value);
        return value < today ? t("grid.expired", { day }) : day;
      },
      pictureOf: ({ line }) => <Picture address={line.product.image} text="" />,
      faultText: (fault, line) => t(`form.${fault}`, { left: formatQuantity(leftOf(line), locale) }),
    };
  }, [t, locale, currency, today, within]);
}

/** Below 0, as what goes back is (reading 62). */
function valueText({ line, before, pieces }: ReturnLine): string {
  return pieces === "" ? "0.00" : (lineMoney(line, -Number(pieces), before).value ?? "");
}
