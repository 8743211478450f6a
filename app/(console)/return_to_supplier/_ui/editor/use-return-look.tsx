"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { Picture } from "@/components/record/picture";
import { formatQuantity } from "@/lib/money/format";
import { lineMoney } from "@/lib/resources/receptions/returned-part";
import { returnColumnNames, returnColumns } from "@/lib/resources/return_to_supplier/return-columns";
import { leftOf, type ReturnFault, type ReturnLine } from "@/lib/resources/return_to_supplier/return-line";

/** A return's lines as they are drawn. @param currency by its code */
export function useReturnLook(currency: string): GridLook<ReturnLine, ReturnFault> {
  const t = useTranslations("return_to_supplier");
  const locale = useLocale();
  return useMemo(() => {
    const titles = new Map<string, string>(
      returnColumnNames.map((name) => [name, t(`grid.columns.${name}`, { currency })]),
    );
    const titleOf = (column: string): string => titles.get(column) ?? "";
    return {
      columns: returnColumns(valueText),
      label: t("grid.label"),
      titleOf,
      entryLabelOf: (column, { line }) => t("grid.cellOf", { column: titleOf(column), product: line.product.name }),
      wordOf: (_column, value) => value,
      pictureOf: ({ line }) => <Picture address={line.product.image} text="" />,
      faultText: (fault, line) => t(`form.${fault}`, { left: formatQuantity(leftOf(line), locale) }),
    };
  }, [t, locale, currency]);
}

/** Below 0, as what goes back is (reading 62). */
function valueText({ line, before, pieces }: ReturnLine): string {
  return pieces === "" ? "0.00" : (lineMoney(line, -Number(pieces), before).value ?? "");
}
