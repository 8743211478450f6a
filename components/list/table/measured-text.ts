import { type Column, isWordOf } from "@/lib/list/declare/column";
import { betweenTags, isLongerThanColumns } from "@/lib/list/rows/column-widths";
import { cut } from "@/lib/list/texts/cut";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { fullName } from "@/lib/texts/full-name";

/** So many texts are seen at a glance where both are whole: of more a table always says how many there are. */
const mostUncounted = 2;

/** Where a table says how many texts a cell has. */
export function tagCount(texts: readonly string[] = []): "never" | "where cut" | "always" {
  if (texts.length < mostUncounted) return "never";
  return texts.length > mostUncounted || isLongerThanColumns(texts.join(betweenTags)) ? "always" : "where cut";
}

/** About what a cell shows: as long as that, which is all that its width needs. */
export function measuredText<Row>(
  column: Column<Row>,
  row: Row,
  locale: string,
  wordOf: (word: string) => string,
): string {
  switch (column.kind) {
    case "text":
      return cut(column.value(row) ?? "", column.longest);
    case "person": {
      const person = column.value(row);
      return person === undefined ? "" : fullName(person);
    }
    case "money": {
      const money = column.value(row);
      return money === undefined ? "" : formatMoney(money.amount, money.currency, locale);
    }
    case "tags":
      return (column.value(row) ?? []).map((tag) => (isWordOf(column, tag) ? wordOf(tag) : tag)).join(betweenTags);
    case "status": {
      const word = column.value(row) ?? "";
      return isWordOf(column, word) ? wordOf(word) : word;
    }
    case "link":
      return column.value(row)?.text ?? "";
    case "image":
      return "";
    case "boolean":
      return "Yes";
    case "date":
    case "operator-date":
    case "expiry":
      return "00.00.0000";
    case "date-time":
      return "00.00.0000 00:00";
    case "quantity": {
      const quantity = column.value(row);
      return quantity === undefined ? "" : formatQuantity(quantity, locale);
    }
    case "id":
      return String(column.value(row) ?? "");
  }
}
