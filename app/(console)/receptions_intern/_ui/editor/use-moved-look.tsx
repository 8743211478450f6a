"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { Picture } from "@/components/record/picture";
import { useToday } from "@/components/shell/use-today";
import { formatDay } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import { type MovedFault, movedColumnNames, movedColumns } from "@/lib/resources/receptions_intern/moved-columns";
import { isExpired, type MovedLine } from "@/lib/resources/receptions_intern/moved-line";

/** An internal reception's lines as they are drawn. */
export function useMovedLook(): GridLook<MovedLine, MovedFault> {
  const t = useTranslations("receptions_intern");
  const locale = useLocale();
  const today = useToday();
  return useMemo(() => {
    const titles = new Map<string, string>(movedColumnNames.map((name) => [name, t(`grid.columns.${name}`)]));
    const titleOf = (column: string): string => titles.get(column) ?? "";
    return {
      columns: movedColumns(today),
      label: t("lines.title"),
      titleOf,
      entryLabelOf: (column, { product, batch }) =>
        t("grid.cellOf", { column: titleOf(column), product: product.name, batch: batch.number || "–" }),
      wordOf(column, value) {
        if (value === "") return "–";
        if (column !== "expirationDate") return value;
        const day = formatDay(value);
        return isExpired({ expirationDate: value }, today) ? t("grid.expired", { day }) : day;
      },
      removalOf: ({ product, batch }) => t("grid.remove", { product: product.name, batch: batch.number || "–" }),
      pictureOf: ({ product }) => <Picture address={product.image} text="" />,
      faultText(fault) {
        if (fault === "quantityRequired" || fault === "quantityFormat") return t(`form.${fault}`);
        return t("form.onlyThere", { count: formatQuantity(Number(fault.split(" ")[1]), locale) });
      },
    };
  }, [t, locale, today]);
}
