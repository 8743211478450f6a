"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "@/components/form/checkbox";
import { Button } from "@/components/ui/button";
import { type ExportChoice, exportableColumns, exportFormats } from "@/lib/exports/export-request";
import type { ColumnChoice } from "@/lib/list/rows/shown-columns";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

interface ExportChoicesProps {
  list: ColumnChoice & { page: ListPageKey };
  /** Keys of the columns that the table shows. */
  shown: readonly string[];
  choice: ExportChoice;
  onChoose(choice: ExportChoice): void;
  /** While a file is made, what is in it cannot change. */
  isFixed: boolean;
}

export function ExportChoices({ list, shown, choice, onChoose, isFixed }: ExportChoicesProps) {
  const t = useTranslations("list.export");
  const text = useListText(list.page);
  const name = useId();
  const all = exportableColumns(list);
  const choose = (columns: readonly string[]): void => onChoose({ ...choice, columns });
  const toggle = (key: string): void => choose(all.filter((each) => choice.columns.includes(each) !== (each === key)));

  return (
    <div className="grid gap-5">
      <fieldset disabled={isFixed} className="grid gap-2">
        <legend className="mb-2 font-medium text-ink-muted text-sm">{t("format")}</legend>
        {exportFormats.map((format) => (
          <Checkbox
            key={format}
            type="radio"
            name={name}
            label={t(format)}
            hint={t(`${format}Hint`)}
            checked={choice.format === format}
            onChange={() => onChoose({ ...choice, format })}
          />
        ))}
      </fieldset>
      <fieldset disabled={isFixed}>
        <legend className="mb-2 font-medium text-ink-muted text-sm">{t("columns")}</legend>
        <div className="mb-3 flex gap-2">
          <Button size="small" onClick={() => choose(all)}>
            {t("all")}
          </Button>
          <Button size="small" onClick={() => choose(shown)}>
            {t("shown")}
          </Button>
        </div>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-2">
          {all.map((key) => (
            <Checkbox
              key={key}
              label={text("fields", key)}
              checked={choice.columns.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
