"use client";

import { useTranslations } from "next-intl";
import { useToday } from "@/components/shell/use-today";
import { dayIn } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { type Column, isWordOf } from "@/lib/list/declare/column";
import { isOnlyApplied, onlyFilters } from "@/lib/list/only/only-filters";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { fullName } from "@/lib/texts/full-name";
import { tagTexts, useCellWords } from "../table/list-cell";
import type { OnlyOffer, OnlyPlace } from "./only-place";

/** What a value of a list offers to narrow it to: one for each of its texts that a filter takes and that is not applied yet. */
export type OnlyOffers = <Row>(key: string, column: Column<Row>, row: Row) => OnlyOffer[];

export function useOnlyOffers({ list, applied }: OnlyPlace): OnlyOffers {
  const t = useTranslations("list");
  const words = useCellWords(list.page);
  const today = useToday();
  const { textOf, locale, operatorZone } = words;

  return (key, column, row) => {
    const source = list.only?.[key];
    if (source === undefined) return [];
    const settings = onlyFilters(list.filters, source, column, row, { timeZone: operatorZone, today });
    const values = valuesOf(key, column, row);
    return settings.flatMap((filters, index) => {
      const value = values[index];
      if (filters === undefined || !value) return [];
      if (isOnlyApplied(list.filters, filters, { ...list.usual, ...applied }, today)) return [];
      return [{ name: textOf("fields", key), value, filters }];
    });
  };

  /** As a person reads them; of a moment its day, which is what is filtered by. */
  function valuesOf<Row>(key: string, column: Column<Row>, row: Row): (string | undefined)[] {
    switch (column.kind) {
      case "text":
        return [column.value(row)];
      case "tags":
        return tagTexts(textOf, key, column, row);
      case "status": {
        const word = column.value(row) ?? "";
        return [isWordOf(column, word) ? textOf("words", key, word) : word];
      }
      case "person":
        return [shown(column.value(row), fullName)];
      case "money":
        return [shown(column.value(row), ({ amount, currency }) => formatMoney(amount, currency, locale))];
      case "quantity":
        return [shown(column.value(row), (quantity) => formatQuantity(quantity, locale))];
      case "boolean":
        return [shown(column.value(row), (is) => t(is ? "yes" : "no"))];
      case "date":
      case "expiry":
        return [shown(column.value(row), formatDay)];
      case "date-time":
      case "operator-date":
        return [shown(column.value(row), (moment) => formatDay(dayIn(operatorZone, moment)))];
      default:
        return [];
    }
  }
}

function shown<Value>(value: Value | undefined, show: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : show(value);
}
