"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { GridLook } from "@/components/grid/grid-look";
import { Picture } from "@/components/record/picture";
import { useToday } from "@/components/shell/use-today";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import { percentUnit } from "@/lib/money/currency";
import { formatPercent } from "@/lib/money/format";
import { expiryOf, soonOver } from "@/lib/resources/receptions/expiry-warning";
import { lineColumnNames, lineColumns } from "@/lib/resources/receptions/line-columns";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import { lineRules, type VatRate, type WorkLine } from "@/lib/resources/receptions/work-line";
import { storageNames } from "@/lib/resources/storages/storage-source";
import { joinIsolated } from "@/lib/texts/isolated";

/** An entry note's lines as they are drawn. @param currency by its code */
interface LineLook extends GridLook<WorkLine, LineFault> {
  /** What of a line differs from another one, in words. */
  lineText(line: WorkLine, other: WorkLine | undefined): string;
  /** What was meant by a change, in words. */
  changeText(change: GridChange<WorkLine>): string;
}

export function useLineLook(rates: readonly VatRate[], currency: string): LineLook {
  const t = useTranslations("receptions");
  const locale = useLocale();
  const today = useToday();
  return useMemo(() => {
    const titles = new Map<string, string>(
      lineColumnNames.map((name) => [name, t(`grid.columns.${name}`, { currency })]),
    );
    const titleOf = (column: string): string => titles.get(column) ?? "";
    const columns = lineColumns({ storages: storageNames, rates, currency, soonOver: soonOver(today) });
    const cellText = (field: string, line: WorkLine): string => {
      const column = columns.find(({ name }) => name === field);
      return (column?.kind === "record" ? column.titleOf(line) : column?.textOf(line)) || "–";
    };
    const lineText = (line: WorkLine, other: WorkLine | undefined): string => {
      const fields = other === undefined ? (["received"] as const) : lineRules.differing(line, other);
      return joinIsolated(
        fields.map((field) => `${titleOf(field)}: ${cellText(field, line)}`),
        ", ",
      );
    };
    return {
      columns,
      label: t("grid.label"),
      titleOf,
      entryLabelOf: (column, { product }) => t("grid.cellOf", { column: titleOf(column), product: product.name }),
      wordOf: (column, value) =>
        column === "rateVat" || value === "PERCENT" ? wordOfPercent(column, value) : currency,
      removalOf: ({ product }) => t("grid.remove", { product: product.name }),
      pictureOf: ({ product }) => <Picture address={product.image} text="" />,
      faultText: (fault) => t(`form.${fault}`),
      doubtText(column, { invoiced, received, expirationDate, productRate }) {
        if (column === "expirationDate")
          return t(expiryOf(expirationDate, today) === "expired" ? "check.lineExpired" : "check.lineSoon");
        if (column === "rateVat") return t("check.lineRate", { rate: formatPercent(productRate ?? 0, locale) });
        const more = Number(received) - Number(invoiced);
        return t(more < 0 ? "check.lineFewer" : "check.lineMore", { count: Math.abs(more) });
      },
      lineText,
      changeText(change) {
        if (change.kind !== "edit") return change.content.product.name;
        const { from } = change;
        return `${from.product.name} (${lineText({ ...from, ...change.to }, from)})`;
      },
    };
  }, [t, locale, rates, currency, today]);
}

function wordOfPercent(column: string, value: string): string {
  return column === "rateVat" ? `${value} ${percentUnit}` : percentUnit;
}
