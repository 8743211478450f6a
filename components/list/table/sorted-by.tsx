"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ColumnKind } from "@/lib/list/declare/column";
import type { Filter } from "@/lib/list/filters/filter";
import type { ListSort } from "@/lib/list/url/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

/** What rising and falling mean in a column; those without an entry have no better words. */
const orderings: Partial<Record<ColumnKind, "alphabet" | "size" | "time">> = {
  id: "size",
  text: "alphabet",
  person: "alphabet",
  money: "size",
  quantity: "size",
  date: "time",
  expiry: "time",
  "operator-date": "time",
  "date-time": "time",
};

interface SortedByProps {
  list: {
    page: ListPageKey;
    columns: Readonly<Record<string, { kind: ColumnKind }>>;
    filters: Readonly<Record<string, Filter>>;
    defaultSort: ListSort;
  };
  sort: ListSort;
  /** Keys of the columns that the table shows. */
  shown: readonly string[];
  onSort(sort: ListSort): void;
}

/** Says by what the rows are sorted where no heading can: the column is not shown. */
export function SortedBy({ list, sort, shown, onSort }: SortedByProps) {
  const t = useTranslations("list.sorted");
  const text = useListText(list.page);
  if (shown.includes(sort.key)) return null;
  // MAPP-005: a day may be shown as the wire has it, as a text. Its filter knows it for one.
  const isDay = list.filters[sort.key]?.kind === "date-range";
  const words = isDay ? "time" : (orderings[list.columns[sort.key]?.kind ?? "text"] ?? "plain");
  const isDefault = sort.key === list.defaultSort.key && sort.order === list.defaultSort.order;
  return (
    <div className="flex min-w-0 items-center gap-1 text-ink-muted text-sm max-lg:order-1 lg:ml-1.5">
      <p role="status" className="lg:truncate">
        {t("by", { name: text("fields", sort.key), order: t(`orders.${words}.${sort.order}`) })}
      </p>
      {!isDefault && (
        <Button variant="quiet" size="small" onClick={() => onSort(list.defaultSort)} className="text-link underline">
          {t("reset")}
        </Button>
      )}
    </div>
  );
}
