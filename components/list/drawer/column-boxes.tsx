"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "@/components/form/checkbox";
import {
  type ColumnChoice,
  choosableColumns,
  isChoiceFull,
  mostColumns,
  toggleColumn,
} from "@/lib/list/rows/shown-columns";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

interface ColumnBoxesProps {
  list: ColumnChoice & { page: ListPageKey };
  /** Keys of the columns shown beside Id. */
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

/** Table Columns: a box for each column of the page. A tick shows at once: there is nothing to confirm (TABL-014). */
export function ColumnBoxes({ list, chosen, onChoose }: ColumnBoxesProps) {
  const t = useTranslations("list.columns");
  const text = useListText(list.page);
  const ruleId = useId();
  const isFull = isChoiceFull(chosen);
  return (
    <fieldset className="grid gap-3" aria-describedby={ruleId}>
      <p id={ruleId} className="text-ink-muted">
        {isFull ? t("full", { most: mostColumns }) : t("rule", { most: mostColumns })}
      </p>
      <Checkbox label={text("fields", "id")} hint={t("idHint")} checked disabled />
      {choosableColumns(list).map((key) => {
        const isShown = chosen.includes(key);
        const isDisabled = isFull && !isShown;
        return (
          <Checkbox
            key={key}
            label={text("fields", key)}
            checked={isShown}
            disabled={isDisabled}
            title={isDisabled ? t("full", { most: mostColumns }) : undefined}
            onChange={() => onChoose(toggleColumn(list, chosen, key))}
          />
        );
      })}
    </fieldset>
  );
}
